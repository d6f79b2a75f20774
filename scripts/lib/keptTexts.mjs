import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const hashOf = (...texts) => createHash('sha256').update(JSON.stringify(texts)).digest('hex');

const folder = path.join(root, 'node_modules/.cache/qinghe');

/** What a file of the cache holds, by key; nothing where there is none, or one that was not written to its end. */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Keeps what is made of texts until the next run, for what takes long to parse.
 *
 * @template Made What JSON can hold.
 * @param {string} name Of the file of the cache.
 * @param {(text: string, key: string) => Made} make
 * @param {{ of?: string, folder?: string }} [options] `of` is all that the outcome depends on beside text and key.
 * @returns {(texts: readonly { key: string, text: string }[]) => Made[]} In the order of the texts.
 */
export function keptTexts(name, make, { of = '', folder: home = folder } = {}) {
  const file = path.join(home, `${name}.json`);
  const rest = hashOf(of);
  return (texts) => {
    /** @type {Record<string, { hash: string, made: Made }>} */
    const kept = readKept(file);
    let isNew = false;
    const made = texts.map(({ key, text }) => {
      const hash = hashOf(rest, text);
      if (kept[key]?.hash !== hash) {
        kept[key] = { hash, made: make(text, key) };
        isNew = true;
      }
      return kept[key].made;
    });
    if (isNew) {
      mkdirSync(home, { recursive: true });
      // Others may read it at any time.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(kept));
      renameSync(draft, file);
    }
    return made;
  };
}
