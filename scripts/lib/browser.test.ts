import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { resolveBrowser } from './browser.mjs';

const { isPinned, env, executablePath, args } = resolveBrowser();

/** Runs in the page: draws a character and returns the picture as a data URL. */
function draw(character: string): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  context.font = '40px sans-serif';
  context.fillText(character, 0, 40);
  return canvas.toDataURL();
}

describe.runIf(isPinned)('the pinned browser', () => {
  it('has its fonts wherever it was unpacked', () => {
    const config = readFileSync(String(env['FONTCONFIG_FILE']), 'utf8');
    const folders = Array.from(config.matchAll(/<dir>(.*)<\/dir>/g), ([, folder]) => folder);
    expect(folders).toHaveLength(4);
    expect(folders.filter((folder) => !existsSync(String(folder)))).toEqual([]);
  });

  it('draws Chinese as a device of a member does, without a font of the page', async () => {
    const browser = await chromium.launch({
      executablePath: String(executablePath),
      args,
      env: { ...process.env, ...env },
    });
    const page = await browser.newPage();
    const [first, second] = [await page.evaluate(draw, '青'), await page.evaluate(draw, '禾')];
    await browser.close();
    // Without a font both characters are drawn as the same empty box.
    expect(first).not.toBe(second);
  }, 30_000);
});
