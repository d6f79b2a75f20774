import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The scripts a browser needs before the home page's content shows: the entry, the home route's chunks, and
 * whatever those import statically.
 *
 * @param {string} dist A built app with `.vite/manifest.json`.
 * @returns {{ file: string, raw: number, brotli: number }[]} Sizes in bytes; largest first.
 */
export function firstLoad(dist) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const needed = new Set();
  const add = (key) => {
    if (needed.has(key) || !manifest[key]) return;
    needed.add(key);
    manifest[key].imports?.forEach(add);
  };
  const isHome = ({ src, isDynamicEntry }) =>
    isDynamicEntry && /(^|\/)pages\/Home\/HomePage\.tsx$/.test(src ?? '');
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key].isEntry);
  const homes = keys.filter((key) => isHome(manifest[key]));
  if (entries.length === 0 || homes.length === 0)
    throw new Error(`${dist}: the manifest names ${entries.length ? 'no home page' : 'no entry'}.`);
  [...entries, ...homes].forEach(add);
  const files = new Set([...needed].map((key) => manifest[key].file));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, ...measure(readFileSync(path.join(dist, file))) }))
    .sort((a, b) => b.brotli - a.brotli);
}

/** Raw and brotli-11 size of a file's content, in bytes. */
export function measure(content) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return { raw: content.length, brotli: brotliCompressSync(content, options).length };
}
