import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { resolveBrowser } from '../browser.mjs';
import { root } from '../run.mjs';

const cache = path.join(root, 'node_modules/.cache/qinghe-thumbs');

/** The pictures that pages show: of screens, and of states of parts in light and dark; none in forced colours. */
const SHOWN = /^(desktop|mobile)-.*\.png$|-states--.*--(?:light|dark)\.png$/;

/** The width, largest ratio of height to width, and quality: screens become thumbnails, states are shown in full. */
const SHAPES = {
  desktop: { width: 360, ratio: 1.2, quality: 0.72 },
  mobile: { width: 200, ratio: 2.2, quality: 0.72 },
  states: { width: 1280, ratio: 100, quality: 0.8 },
};

const shapeOf = (name) => SHAPES[/^(desktop|mobile)-/.exec(name)?.[1] ?? 'states'];

/** Runs in the page: scales a PNG down and crops it; returns it as WebP, both in base64. */
async function shrink([data, most, ratio, quality]) {
  const reply = await fetch(`data:image/png;base64,${data}`);
  const picture = await createImageBitmap(await reply.blob());
  const width = Math.min(most, picture.width);
  const height = Math.round(Math.min((picture.height / picture.width) * width, width * ratio));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const shown = (height / width) * picture.width;
  pen.drawImage(picture, 0, 0, picture.width, shown, 0, 0, width, height);
  const small = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await small.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/**
 * Makes small WebP copies of the baseline pictures of screens and states; unchanged ones come from a cache.
 *
 * @param {string} from The folder of the pictures.
 * @param {string} to
 * @returns {Promise<number>} The number of pictures.
 */
export async function makeThumbs(from, to) {
  const names = readdirSync(from).filter((name) => SHOWN.test(name));
  mkdirSync(cache, { recursive: true });
  mkdirSync(to, { recursive: true });
  const made = names.map((name) => {
    const bytes = readFileSync(path.join(from, name));
    const hash = createHash('sha256').update(bytes).update(JSON.stringify(SHAPES)).digest('hex');
    return { name, bytes, file: path.join(cache, `${hash}.webp`) };
  });
  const open = made.filter(({ file }) => !existsSync(file));
  if (open.length > 0) {
    const { executablePath, args, env } = resolveBrowser();
    const browser = await chromium.launch({
      executablePath,
      args,
      env: { ...process.env, ...env },
    });
    const page = await browser.newPage();
    for (const { name, bytes, file } of open) {
      const { width, ratio, quality } = shapeOf(name);
      const small = await page.evaluate(shrink, [bytes.toString('base64'), width, ratio, quality]);
      writeFileSync(file, Buffer.from(small, 'base64'));
    }
    await browser.close();
  }
  for (const { name, file } of made)
    copyFileSync(file, path.join(to, name.replace(/png$/, 'webp')));
  return made.length;
}
