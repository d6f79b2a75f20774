import { PAGES, PER_PAGE } from './support/pages.ts';
import { drawn } from './support/pauses.ts';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/test.ts';

// For readers who have set a larger font size in their browser, and left the window as it is.

/** Larger font sizes that Chromium offers, in px; the default is 16. */
const SIZES = [24, 32];

/** Returns the controls whose centre stays covered wherever a reader scrolls to, and whether the page is wider than its window. */
async function findUnreachable(): Promise<string[]> {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const nameOf = ({ textContent, ariaLabel, tagName }: Element) =>
    textContent || ariaLabel || tagName;
  const coverOf = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    // Elements for screen readers alone have no size, or lie in a row of their own.
    if (width < 2) return null;
    const cover = document.elementFromPoint(left + width / 2, top + height / 2);
    return cover && !element.contains(cover) && !cover.contains(element) ? cover : null;
  };
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const element of document.querySelectorAll('a[href], button, input')) {
    let cover = isShown(element) ? coverOf(element) : null;
    // What follows the reader, such as the offer of a course, goes a moment after the page is scrolled.
    for (let frame = 0; cover && frame < 30; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await painted();
      cover = isShown(element) ? coverOf(element) : null;
    }
    if (cover) found.push(`${nameOf(element)} lies under ${nameOf(cover)}`);
  }
  return found;
}

test('with larger text nothing of a page lies over what can be pressed', async ({ page }, info) => {
  test.setTimeout(PAGES.length * PER_PAGE);
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
