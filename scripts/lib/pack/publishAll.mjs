import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EMOTION } from './emotion.mjs';
import {
  contextsIn,
  dataModule,
  drawingModule,
  pictureModule,
  publishModule,
  publishTypes,
} from './publish.mjs';

const filesIn = (dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' });

/** Returns the relative path from a module up to `dist`, with a trailing `/`. */
function wayUp(name) {
  const depth = name.split(path.sep).length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/**
 * Collects the names of all contexts of the packages.
 *
 * @param {readonly string[]} dirs Folders of compiled modules.
 */
export function readContexts(dirs) {
  const names = dirs.flatMap((dir) =>
    filesIn(dir)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => contextsIn(readFileSync(path.join(dir, name), 'utf8'))),
  );
  return new Set(names);
}

/**
 * Converts a package's compiled modules, types and asset files to their published form, in place.
 *
 * @param {string} dir `dist` of the package.
 * @param {{ isUi: boolean, contexts: ReadonlySet<string>, iconFiles: ReadonlyMap<string, string> }} known `isUi`: whether it is
 *   `@qinghe/ui`, which contains the copy of Emotion.
 * @returns {Set<string>} The files of the icons that the package uses.
 */
export function publishAll(dir, { isUi, contexts, iconFiles }) {
  const icons = new Set();
  for (const name of filesIn(dir)) {
    const file = path.join(dir, name);
    if (name.endsWith('.d.ts')) {
      writeFileSync(file, publishTypes(readFileSync(file, 'utf8'), wayUp(name)));
    } else if (name.endsWith('.js')) {
      const toRoot = wayUp(name);
      const emotion = isUi ? `${toRoot}vendor/emotion` : EMOTION;
      const place = { toRoot, emotion, contexts, iconFiles };
      const module = publishModule(readFileSync(file, 'utf8'), place);
      writeFileSync(file, module.code);
      for (const icon of module.icons) icons.add(iconFiles.get(icon) ?? icon);
    } else if (name.endsWith('.svg'))
      writeFileSync(`${file}.js`, drawingModule(readFileSync(file, 'utf8')));
    else if (name.endsWith('.json'))
      writeFileSync(`${file}.js`, dataModule(readFileSync(file, 'utf8')));
    else if (name.endsWith('.png')) writeFileSync(`${file}.js`, pictureModule(path.basename(name)));
  }
  for (const compat of ['compat.js', 'compatSwr.js'])
    cpSync(new URL(compat, import.meta.url), path.join(dir, compat));
  return icons;
}
