import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const hashOf = (...texts) => createHash('sha256').update(JSON.stringify(texts)).digest('hex');

const folder = path.join(root, 'node_modules/.cache/qinghe');

/** Reads a file of the cache, by key; empty when the file is missing or incomplete. */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Caches results computed from texts in a file between runs, for texts that are slow to parse.
 *
 * @template Made The result; must be a JSON value.
 * @param {string} name The name of the cache file.
 * @param {(text: string, key: string) => Made} make
 * @param {{ of?: string, folder?: string }} [options] `of`: what else the results depend on, besides text and key.
 * @returns {(texts: readonly { key: string, text: string }[]) => Made[]} Returns the results in the order of the texts.
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
      // Renamed into place, as another process may read it at any time.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(kept));
      renameSync(draft, file);
    }
    return made;
  };
}
