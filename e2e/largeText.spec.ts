import { PAGES } from './support/pages.ts';
import { drawn } from './support/pauses.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/test.ts';

// For readers who have set a larger font size in their browser, and left the window as it is.

/** Larger font sizes that Chromium offers, in px; the default is 16. */
const SIZES = [24, 32];

/** Returns the controls whose centre is covered wherever a reader scrolls to, and whether the page is wider than its window. */
function findUnreachable(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const covered = Array.from(document.querySelectorAll('a[href], button, input'))
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      // Elements for screen readers alone have no size, or lie in a row of their own.
      if (!found || width < 2 || element.contains(found) || found.contains(element)) return [];
      const nameOf = ({ textContent, ariaLabel, tagName }: Element) =>
        textContent || ariaLabel || tagName;
      return [`${nameOf(element)} lies under ${nameOf(found)}`];
    });
  return [...wide, ...covered];
}

test('with larger text nothing of a page lies over what can be pressed', async ({ page }, info) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  const windows = isPhone(info) ? [375] : [1280, 1920];
  for (const path of PAGES) {
    await page.goto(inApp(info, path));
    await drawn(page);
    for (const standard of SIZES) {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      for (const width of windows) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        expect
          .soft(await page.evaluate(findUnreachable), `${path} at ${width} with ${standard} px`)
          .toEqual([]);
      }
    }
  }
});
