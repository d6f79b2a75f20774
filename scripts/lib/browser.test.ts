import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveBrowser } from './browser.mjs';

const { isPinned, env } = resolveBrowser();

describe.runIf(isPinned)('the pinned browser', () => {
  it('has its fonts wherever it was unpacked', () => {
    const config = readFileSync(String(env['FONTCONFIG_FILE']), 'utf8');
    const folders = Array.from(config.matchAll(/<dir>(.*)<\/dir>/g), ([, folder]) => folder);
    expect(folders).toHaveLength(1);
    expect(folders.filter((folder) => !existsSync(String(folder)))).toEqual([]);
  });
});
