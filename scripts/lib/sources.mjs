import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse } from 'storybook/internal/csf-tools';
import { root } from './run.mjs';

/** Calls `visit` with every node of a syntax tree. */
export function walk(node, visit) {
  if (typeof node?.type !== 'string') return;
  visit(node);
  for (const [name, value] of Object.entries(node)) {
    if (name === 'loc' || name === 'tokens' || name === 'comments') continue;
    if (Array.isArray(value)) for (const child of value) walk(child, visit);
    else if (value && typeof value === 'object') walk(value, visit);
  }
}

/** Parses a module's source into a Babel syntax tree. */
export const parse = (code) => babelParse(code).program;

/**
 * Lists the files below a folder of the repository, relative to the root and sorted.
 *
 * @param {string} folder
 * @param {(file: string) => boolean} isWanted
 */
export const filesIn = (folder, isWanted) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(isWanted)
    .toSorted();

/** Reads the text of a file of the repository. */
export const readSource = (file) => readFileSync(path.join(root, file), 'utf8');
