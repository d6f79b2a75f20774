// npm run vrt [-- NAME …]       compares the pictures of all stories, or of those whose title contains NAME and those that use
//                               such a component, with the baselines. Differences are listed, and shown in vrt-report.
// --alone                       leaves out the stories that only use the component.
// npm run vrt:accept -- NAME …  accepts the pictures of the last run as baselines; without NAME all of them. If the last run has
//                               no such pictures it takes new ones, and without NAME removes baselines that have no story.
// --built                       uses the last build of Storybook.
import './lib/nodeVersion.mjs';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { baselines, staleBaselines } from '../vrt/baselines.mjs';
import { changesFile } from '../vrt/summaryReporter.mjs';
import { whyNoPixels } from './lib/pixels.mjs';
import { root } from './lib/run.mjs';
import { runFamily } from './lib/runFamily.mjs';
import { acceptChanges, keepRest, readChanges, writeOverview } from './lib/vrtOverview.mjs';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const isBuilt = args.includes('--built');
const isAlone = args.includes('--alone');
const names = args.filter((arg) => !arg.startsWith('--'));
const report = path.join(root, 'vrt-report');

/** Selects the files of stories by NAME: `own`, whose title contains it, and `files`, with users; null if no title matches. */
async function filesOf() {
  const { allStories } = await import('./lib/stories.mjs');
  const { createStoryUsers } = await import('./lib/storyUsers.mjs');
  const stories = allStories();
  for (const name of names) {
    if (stories.some(({ title }) => title.includes(name))) continue;
    const like = new Set(
      stories
        .map(({ title }) => title)
        .filter((title) => title.toLowerCase().includes(name.toLowerCase())),
    );
    console.error(
      `No title of a story holds ${name}.${like.size > 0 ? ` Is it one of ${[...like].join(', ')}?` : ''}`,
    );
    return null;
  }
  const own = new Set(
    stories
      .filter(({ title }) => names.some((name) => title.includes(name)))
      .map(({ file }) => file),
  );
  if (isAlone) return { own, files: [...own] };
  const folders = [...own].map((file) => path.posix.dirname(file));
  // Folders named exactly NAME are preferred to those whose title only contains it.
  const exact = folders.filter((folder) => names.includes(path.posix.basename(folder)));
  const all = [...new Set(stories.map(({ file }) => file))];
  const users = createStoryUsers()(exact.length > 0 ? exact : folders, all);
  return { own, files: [...new Set([...own, ...users])] };
}

async function compare() {
  rmSync(report, { recursive: true, force: true });
  rmSync(changesFile, { force: true });
  const meant = names.length > 0 ? await filesOf() : null;
  if (names.length > 0 && !meant) return 1;
  if (meant) {
    const others = meant.files.length - meant.own.size;
    console.log(
      `${meant.own.size} files of stories hold ${names.join(', ')}${isAlone ? '' : `, ${others} draw it (--alone leaves these out)`}.`,
    );
  }
  if (!isBuilt) {
    const code = await runFamily(['npm', 'run', '--silent', 'build-storybook']);
    if (code !== 0) return code;
  }
  if (isUpdate && names.length === 0) for (const file of staleBaselines()) rmSync(file);
  const code = await runFamily(
    [
      'playwright',
      'test',
      '-c',
      'vrt',
      'stories',
      `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
    ],
    {
      QINGHE_STORIES: 'pictured',
      QINGHE_VRT_SUMMARY: '1',
      ...(meant && { QINGHE_STORY_FILES: JSON.stringify(meant.files) }),
    },
  );
  const changes = readChanges(changesFile);
  if (changes.length > 0) {
    console.log(`\nAll at a glance: ${writeOverview(changes, report)}`);
    console.log(`Before, after and difference: ${path.join(report, 'index.html')}`);
    console.log(
      'Is that as meant? npm run vrt:accept takes these pictures, with NAME some of them.',
    );
  }
  return code;
}

const reason = whyNoPixels();
if (reason) {
  console.log(`pixels skipped: ${reason}`);
  process.exitCode = isUpdate ? 1 : 0;
} else {
  const taken =
    isUpdate && existsSync(changesFile)
      ? acceptChanges(readChanges(changesFile), names, baselines)
      : [];
  for (const picture of taken) console.log(`taken: ${picture}`);
  if (taken.length > 0) {
    if (names.length === 0) for (const file of staleBaselines()) rmSync(file);
    // Accepted pictures no longer differ; the other differences can still be accepted later.
    keepRest(changesFile, taken);
  }
  process.exitCode = taken.length > 0 ? 0 : await compare();
}
