import { expect, test } from '../support/test.ts';

/** Widest inset that a notch takes from one side of a phone in landscape, in pixels. */
const NOTCH = 59;

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

test('the text size that WeChat sets is kept, and the page still fits', async ({ page }) => {
  await page.goto('/h5/activates/detail/1');
  const words = page.getByRole('main').locator('p').first();
  await expect(words).toBeVisible();
  const height = () => words.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  // WeChat sets this on an iPhone when the reader has chosen large letters.
  await page.evaluate(() => document.body.style.setProperty('-webkit-text-size-adjust', '160%'));
  await expect.poll(height).toBeGreaterThan(before * 1.3);
  expect(await page.evaluate(isTooWide)).toBe(false);
  const signUp = page.getByRole('button', { name: '登录后报名' });
  await expect(signUp).toBeInViewport({ ratio: 1 });
  expect(await signUp.evaluate((own) => own.scrollWidth <= own.clientWidth)).toBe(true);
});

test('pages and their bars stay clear of the notch of a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['', '/activates/detail/1', '/search?keywords=%E6%95%B0%E5%AD%A6']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(`/h5${path}`);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop
    const sides = await page.evaluate(() => {
      const boxes = Array.from(document.body.querySelectorAll('*')).filter(
        (element) =>
          element.tagName === 'MAIN' ||
          (getComputedStyle(element).position === 'fixed' && element.textContent !== ''),
      );
      return boxes
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 1)
        .flatMap(({ left, right }) => [left, window.innerWidth - right]);
    });
    expect(sides.length, path).toBeGreaterThanOrEqual(2);
    expect(Math.min(...sides), path).toBeGreaterThanOrEqual(NOTCH);
    // oxlint-disable-next-line no-await-in-loop
    expect(await page.evaluate(isTooWide), path).toBe(false);
  }
});
