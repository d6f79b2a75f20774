import type { Page } from '@playwright/test';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 640" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
const ground = (colour: string) => drawing(`<rect width="1920" height="640" fill="${colour}"/>`);

/** Pictures that a school may upload, at their worst. */
const pictures = {
  light: ground('#fff'),
  dark: ground('#000'),
  busy: drawing(
    `<pattern id="a" width="36" height="36" patternUnits="userSpaceOnUse"><rect width="36" height="36" fill="#fff"/><path d="M0 0h12v12H0z"/><path d="M12 12h12v12H12z" fill="#D0F469"/><path d="M24 24h12v12H24z" fill="#F33"/></pattern><rect width="1920" height="640" fill="url(#a)"/>`,
  ),
};

interface Mark {
  what: string;
  color: string;
  least: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words and icons of the slide that shows, which are then gone, so that what is behind them can be seen. */
const takeMarks = (page: Page) =>
  page.getByRole('region', { name: '首页轮播' }).evaluate((root) => {
    const marks: Mark[] = [];
    const corner = root.getBoundingClientRect();
    const add = (element: Element, rects: Iterable<DOMRect>, least: number, what: string) => {
      const { color, visibility } = getComputedStyle(element);
      if (visibility === 'hidden' || !(element instanceof HTMLElement)) return;
      for (const { x, y, width, height } of rects)
        if (width > 0)
          marks.push({ what, color, least, x: x - corner.x, y: y - corner.y, width, height });
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (node.parentElement)
        add(node.parentElement, range.getClientRects(), 4.5, String(node.textContent));
    }
    for (const icon of root.querySelectorAll('svg'))
      if (icon.parentElement)
        add(
          icon.parentElement,
          [icon.getBoundingClientRect()],
          3,
          icon.parentElement.ariaLabel ?? 'icon',
        );
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>('*'))
      if (element instanceof SVGElement) element.style.setProperty('visibility', 'hidden');
      else element.style.setProperty('color', 'transparent', 'important');
    return marks;
  });

const showMarks = (page: Page) =>
  page.getByRole('region', { name: '首页轮播' }).evaluate((root) => {
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>('*')) {
      element.style.removeProperty('color');
      element.style.removeProperty('visibility');
    }
  });

/** The least contrast of each mark with any pixel behind it. */
async function measure(page: Page, marks: Mark[]) {
  const hero = page.getByRole('region', { name: '首页轮播' });
  const picture = (await hero.screenshot({ scale: 'css' })).toString('base64');
  return page.evaluate(
    async ({ base64, all }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const linear = (value: number) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      return all.map(({ what, color, least, x, y, width, height }) => {
        const front = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
        const { data } = context.getImageData(
          Math.floor(x),
          Math.floor(y),
          Math.ceil(width),
          Math.ceil(height),
        );
        let worst = 21;
        for (let at = 0; at < data.length; at += 4) {
          const back = luminance(data.subarray(at, at + 3));
          const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
          if (ratio < worst) worst = ratio;
        }
        return { what, worst: Number(worst.toFixed(2)), isFine: worst >= least };
      });
    },
    { base64: picture, all: marks },
  );
}

for (const [name, picture] of Object.entries(pictures))
  test(`words and controls can be read over a ${name} slide`, async ({ page }, info) => {
    await page.route('**/demo/covers/hero-*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await page.goto(inApp(info, '/'));
    const hero = page.getByRole('region', { name: '首页轮播' });
    const next = hero.getByRole('button', { name: '下一张' });
    await expect(next).toBeVisible();
    const count = await hero.locator('[aria-roledescription="幻灯片"]').count();
    expect(count).toBeGreaterThan(1);
    for (let slide = 1; slide <= count; slide += 1) {
      const shown = hero.getByRole('group', { name: `第 ${slide} 张，共 ${count} 张` });
      const words = shown.locator('h2');
      await expect(words).toBeVisible();
      await expect(words.locator('xpath=..')).toHaveCSS('opacity', '1');
      await expect(shown).toHaveCSS('opacity', '1');
      await expect
        .poll(() =>
          shown
            .locator('img')
            .evaluate((image) => image instanceof HTMLImageElement && image.complete),
        )
        .toBe(true);
      await page.mouse.move(0, 0);
      const marks = await takeMarks(page);
      expect(marks.length).toBeGreaterThan(2);
      const found = await measure(page, marks);
      expect(found.filter(({ isFine }) => !isFine)).toEqual([]);
      await showMarks(page);
      await next.click();
    }
  });
