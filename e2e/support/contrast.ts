import type { Page } from '@playwright/test';
import { drawn } from './pauses.ts';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
const ground = (colour: string) => drawing(`<rect width="1920" height="1080" fill="${colour}"/>`);
const squares = (size: number) =>
  drawing(
    `<pattern id="a" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="scale(${size})"><rect width="3" height="3" fill="#fff"/><path d="M0 0h1v1H0z"/><path d="M1 1h1v1H1z" fill="#D0F469"/><path d="M2 2h1v1H2z" fill="#F33"/></pattern><rect width="1920" height="1080" fill="url(#a)"/>`,
  );

/** The worst pictures for contrast that a school may upload: all white, all black, and patterns of small and of large squares. */
const pictures = {
  light: ground('#fff'),
  dark: ground('#000'),
  busy: squares(12),
  large: squares(60),
} as const;

/** Name of a test picture. */
export type PictureName = keyof typeof pictures;
export const pictureNames: PictureName[] = ['light', 'dark', 'busy', 'large'];

/** A word or an icon over a picture, and the least contrast ratio that it needs. */
interface Mark {
  what: string;
  color: string;
  opacity: number;
  least: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Answers requests for pictures of the demo school with the test picture that the query parameter `picture` names, else with
 * `first`.
 */
export const servePictures = (page: Page, first: PictureName) =>
  page.route(/\/demo\/[^?]+\.(?:svg|png|jpe?g|webp|avif)/, (route) => {
    const asked = new URL(route.request().url()).searchParams.get('picture') ?? first;
    const [, body = pictures[first]] =
      Object.entries(pictures).find(([name]) => name === asked) ?? [];
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });

/** Replaces every school picture on the page with another test picture. */
export async function changePictures(page: Page, name: PictureName) {
  await page.evaluate(async (picture) => {
    const changed = (address: string) => `${address.replace(/\?.*/, '')}?picture=${picture}`;
    await Promise.all(
      Array.from(document.querySelectorAll<HTMLImageElement>('img[src*="/demo/"]'), (image) => {
        image.loading = 'eager';
        image.srcset = '';
        image.src = changed(image.src);
        return image.decode();
      }),
    );
    for (const video of document.querySelectorAll<HTMLVideoElement>('video[poster*="/demo/"]'))
      video.poster = changed(video.poster);
  }, name);
  await drawn(page);
}

/**
 * Hides the words and icons that lie over school pictures within `root`, so that a screenshot shows only what is behind them, and
 * returns them. Those outside of the window are left out.
 */
const takeMarks = (page: Page, root: string): Promise<Mark[]> =>
  page.evaluate((selector) => {
    // Not a `<style>` element: the site's Content-Security-Policy blocks inline styles.
    const style = new CSSStyleSheet();
    document.adoptedStyleSheets.push(style);
    style.insertRule('*, ::before, ::after { pointer-events: auto !important }');
    style.insertRule(
      '*, ::before, ::after { transition: none !important; animation: none !important }',
    );
    style.insertRule('[data-mark] { color: transparent !important }');
    style.insertRule('[data-mark] > svg { visibility: hidden !important }');
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const grounds = Array.from(
      document.querySelectorAll('img[src*="/demo/"], video[poster*="/demo/"]'),
    )
      .filter(isSeen)
      .map((image) => ({ image, rect: image.getBoundingClientRect() }));
    /** Whether a picture lies beneath the centre of an element. */
    const isOnPicture = (element: Element, { x, y, width, height }: DOMRect) => {
      const [left, top] = [x + width / 2, y + height / 2];
      const near = grounds.filter(
        ({ rect }) => left > rect.left && left < rect.right && top > rect.top && top < rect.bottom,
      );
      if (near.length === 0) return false;
      const met = document.elementsFromPoint(left, top);
      const own = met.indexOf(element);
      return own !== -1 && near.some(({ image }) => met.indexOf(image) > own);
    };
    const opacityOf = (element: Element): number =>
      Number(getComputedStyle(element).opacity) *
      (element.parentElement ? opacityOf(element.parentElement) : 1);
    const marks: Mark[] = [];
    const found: HTMLElement[] = [];
    const add = (element: Element | null, rect: DOMRect, least: number, what: string) => {
      if (!(element instanceof HTMLElement) || rect.width < 2 || rect.height < 2) return;
      if (!isSeen(element) || !isOnPicture(element, rect)) return;
      found.push(element);
      const { x, y, width, height } = rect;
      const { color } = getComputedStyle(element);
      marks.push({ what, color, opacity: opacityOf(element), least, x, y, width, height });
    };
    for (const scope of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const what = node.textContent?.trim() ?? '';
        if (!what) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) add(node.parentElement, rect, 4.5, what);
      }
      for (const icon of scope.querySelectorAll('svg')) {
        const owner = icon.closest('[aria-label]')?.ariaLabel;
        add(icon.parentElement, icon.getBoundingClientRect(), 3, `icon ${owner ?? ''}`.trim());
      }
    }
    for (const element of found) element.setAttribute('data-mark', '');
    document.documentElement.dataset['marks'] = String(new Set(found).size);
    return marks;
  }, root);

/** Shows the words and icons again; returns whether all of them are still in the page. */
const showMarks = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets.pop();
    const marked = document.querySelectorAll('[data-mark]');
    for (const element of marked) element.removeAttribute('data-mark');
    return String(marked.length) === document.documentElement.dataset['marks'];
  });

/** Returns the bounding box of all marks, in whole pixels within the page: left, top, right and bottom. */
function boundsOf(marks: readonly Mark[]): [number, number, number, number] {
  return [
    Math.max(0, Math.floor(Math.min(...marks.map(({ x }) => x)))),
    Math.max(0, Math.floor(Math.min(...marks.map(({ y }) => y)))),
    Math.ceil(Math.max(...marks.map(({ x, width }) => x + width))) + 1,
    Math.ceil(Math.max(...marks.map(({ y, height }) => y + height))) + 1,
  ];
}

/** Returns the marks whose contrast with some pixel behind them is too low, each with its lowest ratio. */
async function findFaint(page: Page, marks: Mark[]) {
  if (marks.length === 0) return [];
  // Only the area with marks: a whole page is many times as large, and is encoded and decoded as a picture.
  const [left, top, right, bottom] = boundsOf(marks);
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const picture = (await page.screenshot({ scale: 'css', clip })).toString('base64');
  return page.evaluate(
    async ({ base64, all, x: startX, y: startY }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const linear = Array.from({ length: 256 }, (_, value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const luminance = (red = 0, green = 0, blue = 0) =>
        0.2126 * (linear[Math.round(red)] ?? 0) +
        0.7152 * (linear[Math.round(green)] ?? 0) +
        0.0722 * (linear[Math.round(blue)] ?? 0);
      return all.flatMap(({ what, color, opacity, least, x, y, width, height }) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        const share = alpha * opacity;
        const { data } = context.getImageData(
          Math.floor(x) - startX,
          Math.floor(y) - startY,
          Math.ceil(width),
          Math.ceil(height),
        );
        let worst = 21;
        for (let at = 0; at < data.length; at += 4) {
          const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
          const back = luminance(r, g, b);
          const front = luminance(
            red * share + r * (1 - share),
            green * share + g * (1 - share),
            blue * share + b * (1 - share),
          );
          const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
          if (ratio < worst) worst = ratio;
        }
        return worst < least ? [`${what} ${worst.toFixed(2)}`] : [];
      });
    },
    { base64: picture, all: marks, x: left, y: top },
  );
}

/** Returns the words and icons over school pictures within `root`, and those of them whose contrast is too low. */
export async function examine(page: Page, root = 'main') {
  let marks: Mark[];
  let faint: string[];
  do {
    marks = await takeMarks(page, root);
    faint = await findFaint(page, marks);
    // Measures again if a word has disappeared by itself in between, as that of a resumed lesson does.
  } while (!(await showMarks(page)));
  return { said: marks.map(({ what }) => what), faint };
}
