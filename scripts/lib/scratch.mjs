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

/** Not copied: files generated from the sources, and large ones that tests of single modules do not need. */
const LEFT_OUT = new Set([
  'node_modules',
  'scratch',
  'dist',
  'prerendering',
  'storybook-static',
  'fixtures',
  'test-results',
  'playwright-report',
  'vrt-report',
  '.git',
  '.turbo',
]);

/** Copies a folder of packages as hard links: forty thousand files take a second. */
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
 * Makes a copy of the repository, installed packages included, in which anything may be changed; links between
 * workspaces stay inside it. No folder name begins with a dot, as Storybook finds no stories below such a one.
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
  // Removed, as both the repository and the copy would write to these caches.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest'])
    rmSync(path.join(folder, 'node_modules', cache), { recursive: true, force: true });
  return { folder, remove };
}
