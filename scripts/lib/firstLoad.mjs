import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Lists the scripts that a browser needs before a page's content shows: the entry, the page's chunk, the code that requests
 * its data, and all static imports of these.
 *
 * @param {string} dist A built app with `.vite/manifest.json`.
 * @param {{ page?: string, data?: string }} [route] The page's name, such as `CourseDetail`, and the folder of hooks with
 *   the `preload.ts` of its data, where that is a separate chunk.
 * @returns {{ file: string, raw: number, brotli: number }[]} Sizes in bytes; largest first.
 */
export function firstLoad(dist, { page = 'Home', data } = {}) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const needed = new Set();
  const add = (key) => {
    if (needed.has(key) || !manifest[key]) return;
    needed.add(key);
    manifest[key].imports?.forEach(add);
  };
  const isLazy = (ending) => (key) =>
    manifest[key].isDynamicEntry && `/${manifest[key].src}`.endsWith(ending);
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key].isEntry);
  const pages = keys.filter(isLazy(`/pages/${page}/${page}Page.tsx`));
  const preloads = data ? keys.filter(isLazy(`/data/${data}/preload.ts`)) : [];
  if (entries.length === 0 || pages.length === 0 || (data && preloads.length === 0))
    throw new Error(
      `${dist}: the manifest does not name the entry, ${page} and ${data ?? 'data'}.`,
    );
  [...entries, ...pages, ...preloads].forEach(add);
  const files = new Set([...needed].map((key) => manifest[key].file));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, ...measure(readFileSync(path.join(dist, file))) }))
    .sort((a, b) => b.brotli - a.brotli);
}

/** Returns the total brotli size of measured files, in KiB. */
export const totalKib = (files) => files.reduce((sum, { brotli }) => sum + brotli, 0) / 1024;

/** Budgets in KiB of brotli: of each site's home page, and below the extra that any other page may need. */
export const BUDGETS = { web: 115, h5: 105 };
export const PAGE_BUDGET = 12;

/**
 * Size limits of pages since the refactoring of the code base, in KiB as the report prints them, where below their budget.
 * The size of the same code varies by up to 0.06, with the names of its files.
 *
 * @type {Record<string, Record<string, number>>}
 */
export const HELD = {
  web: { home: 112, 'course list': 115.3, 'course detail': 120.5 },
  h5: { home: 104.8, 'course list': 114.1, 'course detail': 116.6 },
};

/** Returns by how many KiB a page exceeds its budget or its limit in `HELD`; 0 if it does not. */
export function excess(app, label, size, budget) {
  const held = HELD[app]?.[label] ?? budget;
  const printed = Number(size.toFixed(1));
  return Math.max(0, size - budget, printed > held ? printed - held : 0);
}

/** The pages that are measured in addition to the home page. */
export const PAGES = [
  { label: 'course list', page: 'Courses', data: 'courses' },
  { label: 'course detail', page: 'CourseDetail', data: 'courses' },
];

/** Returns the raw and the brotli-11 size of a file's content, in bytes. */
export function measure(content) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return { raw: content.length, brotli: brotliCompressSync(content, options).length };
}
