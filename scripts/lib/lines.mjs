import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/** Kinds of files; the first match counts, other files do not. @type {readonly (readonly [kind: string, pattern: RegExp])[]} */
const KINDS = [
  ['unit tests', /^(?:packages|apps|scripts|vite|deploy|\.storybook)\/.*\.test\.tsx?$/],
  ['demo school', /^packages\/api\/src\/mocks\/.*\.ts$/],
  ['stories', /^(?:packages|apps)\/.*(?:\.stories\.tsx|\/testing\/.*\.tsx?)$/],
  ['product', /^(?:packages|apps)\/[\w-]+\/src\/.*\.(?:tsx?|css)$/],
  ['journeys', /^e2e\/.*\.ts$/],
  [
    'machinery',
    /^(?:(?:scripts|bench|\.storybook|vite|vrt|deploy|(?:packages|apps)\/[\w-]+\/(?:scripts|vite[\w.]*))\/.*\.(?:m?ts|mjs|tsx|sh)|(?:vite|vitest|playwright)[\w.]*\.ts)$/,
  ],
  ['documents', /\.mdx?$/],
];

/**
 * Counts the lines of code of a commit by kind of file, and those of the product by app or room.
 *
 * @param {string} ref A commit.
 * @returns {{ kinds: Record<string, number>, rooms: Record<string, number> }}
 */
export function linesAt(ref) {
  const text = execFileSync('git', ['grep', '-c', '', ref, '--'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  /** @type {Record<string, number>} */
  const kinds = {};
  /** @type {Record<string, number>} */
  const rooms = {};
  for (const [, file = '', count = ''] of text.matchAll(/^[^:\n]+:(.+):(\d+)$/gm)) {
    const [kind] = KINDS.find(([, pattern]) => pattern.test(file)) ?? [];
    if (!kind) continue;
    kinds[kind] = (kinds[kind] ?? 0) + Number(count);
    if (kind !== 'product') continue;
    const [top = '', name = '', , room = ''] = file.split('/');
    const place = top === 'apps' ? name : `${name}/${room}`;
    rooms[place] = (rooms[place] ?? 0) + Number(count);
  }
  return { kinds, rooms };
}
