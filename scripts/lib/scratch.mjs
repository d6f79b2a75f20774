import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** What is made from the sources, or too large and of no use to tests of single modules. */
const LEFT_OUT = new Set([
  'node_modules',
  'scratch',
  'dist',
  'prerendering',
  'storybook-static',
  'fixtures',
  '__screenshots__',
  'test-results',
  'playwright-report',
  'vrt-report',
  '.git',
  '.turbo',
]);

/** Copies a folder of packages by links to the same files: forty thousand of them take a second. */
export function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/**
 * Makes a copy of the repository that may be changed at will, packages included; the links between the
 * workspaces lead within it. Its name has no dot in front: Storybook would find no stories below one.
 *
 * @param {string} name
 * @returns {{ folder: string, remove: () => void }}
 */
export function makeScratch(name) {
  const folder = path.join(root, 'scratch', name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root))
    if (!LEFT_OUT.has(entry))
      cpSync(path.join(root, entry), path.join(folder, entry), {
        recursive: true,
        filter: (source) => !LEFT_OUT.has(path.basename(source)),
      });
  linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Caches would be written to from both sides.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest'])
    rmSync(path.join(folder, 'node_modules', cache), { recursive: true, force: true });
  return { folder, remove };
}
