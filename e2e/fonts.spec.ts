import type { Page } from '@playwright/test';
import { hasLetters } from './support/letters.ts';
import { inApp } from './support/projects.ts';
import { renderSchool } from './support/rendered.ts';
import { expect, test } from './support/test.ts';

/** Returns the top of each line of a page, in pixels, and the total width of its texts with Latin letters or digits. */
function linesOf(page: Page): Promise<{ tops: number[]; width: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const lines = document.querySelectorAll('main :is(h1, h2, h3, p, li, button), footer');
    const tops = Array.from(lines, (line) => line.getBoundingClientRect().top);
    let width = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/[a-z\d]{2}/i.test(text.textContent ?? '')) continue;
      range.selectNodeContents(text);
      width += range.getBoundingClientRect().width;
    }
    return { tops, width };
  });
}

for (const path of ['/', '/courses/detail/1', '/activates'])
  test(`nothing moves on ${path} when the school’s own letters come late`, async ({
    context,
    page,
    problems,
  }, info) => {
    problems.allow(/inter-latin-var|net::ERR_FAILED/);
    await page.route('**/inter-latin-var*', (route) => route.abort());
    const other = await context.newPage();
    await Promise.all([page, other].map((each) => each.goto(inApp(info, path))));
    // Repeated until both pages have loaded completely.
    await expect(async () => {
      const without = await linesOf(page);
      const lines = await linesOf(other);
      expect(lines.tops.length).toBeGreaterThan(5);
      expect(lines.tops).toHaveLength(without.tops.length);
      const moves = lines.tops.map((top, index) => Math.abs(top - (without.tops[index] ?? NaN)));
      expect(Math.max(...moves)).toBeLessThan(2);
      expect(without.width / lines.width).toBeCloseTo(1, 1);
    }).toPass({ timeout: 15_000 });
    expect(await hasLetters(other)).toBe(true);
    expect(await hasLetters(page)).toBe(false);
  });

test('each font is declared once, so that the browser looks for those of the device once', async ({
  page,
}, info) => {
  await page.goto((await renderSchool()) + inApp(info, '/courses'));
  await expect.poll(() => hasLetters(page)).toBe(true);
  const [faces, sheets] = await page.evaluate(() => [
    Array.from(document.fonts, ({ family, weight }) => `${family} ${weight}`),
    Array.from(document.styleSheets).filter(
      ({ href, cssRules }) =>
        href !== null && Array.from(cssRules).some((rule) => rule instanceof CSSFontFaceRule),
    ).length,
  ]);
  expect(faces.length).toBeGreaterThan(2);
  expect(faces).toEqual(Array.from(new Set(faces)));
  expect(sheets, 'a sheet with fonts that comes late makes it look again').toBe(0);
});
