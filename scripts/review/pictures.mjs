import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../lib/run.mjs';

const BASELINES = '.storybook/__screenshots__';
const LOOKS = ['light', 'dark', 'forced'];

/**
 * The pictures of a story in a theme before and after a change; null where the story or picture does not exist.
 *
 * @typedef {{ story: string, theme: string, before: Buffer | null, after: Buffer | null }} Picture
 */

/** Reads a baseline picture of a commit; null if it has none. @returns {Buffer | null} */
function baselineAt(commit, name) {
  try {
    return execFileSync('git', ['show', `${commit}:${BASELINES}/${name}`], {
      cwd: root,
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

const readOrNull = (file) => (existsSync(file) ? readFileSync(file) : null);

/** Takes new pictures of the stories of some files. @returns {Promise<(name: string) => Buffer | null>} */
async function draw(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-review-'));
  await run(['npm', 'run', '--silent', 'build-storybook']);
  await run(['playwright', 'test', '-c', 'vrt', 'stories', '--reporter=line'], {
    env: {
      QINGHE_STORIES: 'pictured',
      QINGHE_STORY_FILES: JSON.stringify(files),
      QINGHE_SHOTS: folder,
    },
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return (name) => readOrNull(path.join(folder, name));
}

/**
 * Finds the pictures that a change alters, among the stories that it can affect.
 *
 * @param {ReturnType<typeof import('../test/changed.mjs').choose>} choice
 * @param {string} from
 * @param {readonly import('../lib/stories.mjs').StorySource[]} stories
 * @returns {Promise<{ pictures: Picture[], undrawn: string[] }>} The pictures that differ, and the names of those that could not
 *   be taken again, so that it is unknown whether they have changed.
 */
export async function changedPictures({ chosen, files }, from, stories) {
  const affected = chosen.flatMap(({ test }) => (test.kind === 'story' ? [test.file] : []));
  const drawn = affected.length > 0 ? await draw(affected) : () => null;
  const names = new Map(stories.map((story) => [story.id, `${story.title} / ${story.name}`]));
  const isAffected = new Set(
    stories.filter(({ file }) => affected.includes(file)).map(({ id }) => id),
  );
  const ids = new Set([
    ...isAffected,
    // Also stories whose baseline the change has added, changed or removed.
    ...files
      .filter((file) => file.startsWith(BASELINES))
      .map((file) => path.basename(file).replace(/--\w+\.png$/, '')),
  ]);
  /** @type {string[]} */
  const undrawn = [];
  const pictures = Array.from(ids).flatMap((id) =>
    LOOKS.flatMap((theme) => {
      const name = `${id}--${theme}.png`;
      const before = baselineAt(from, name);
      const kept = readOrNull(path.join(root, BASELINES, name));
      const anew = drawn(name);
      if (kept !== null && anew === null && isAffected.has(id)) undrawn.push(name);
      const after = anew ?? kept;
      const isSame = before === null || after === null ? before === after : before.equals(after);
      return isSame ? [] : [{ story: names.get(id) ?? id, theme, before, after }];
    }),
  );
  return { pictures, undrawn };
}
