import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../lib/run.mjs';

const BASELINES = '.storybook/__screenshots__';
const LOOKS = ['light', 'dark', 'forced'];

/**
 * How a story looked in a theme before a change, and looks after it; null where it is new or gone.
 *
 * @typedef {{ story: string, theme: string, before: Buffer | null, after: Buffer | null }} Picture
 */

/** A baseline as a commit has it. @returns {Buffer | null} */
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

/** Draws the stories of some files as they are now. @returns {Promise<(name: string) => Buffer | null>} */
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
 * The pictures that a change makes, of the stories that it can affect.
 *
 * @param {ReturnType<typeof import('../test/changed.mjs').choose>} choice
 * @param {string} from
 * @param {readonly import('../lib/stories.mjs').StorySource[]} stories
 * @returns {Promise<{ pictures: Picture[], undrawn: string[] }>} What looks different, and the names of pictures that could not be
 *   drawn anew: nobody knows whether they have changed.
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
    // Also those that are gone.
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
