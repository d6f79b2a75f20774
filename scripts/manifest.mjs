// npm run manifest -- list [WORD]    the components and patterns of the built Storybook, by id.
// npm run manifest -- show ID        the page of one, as text: when to use it, props, examples.
// npm run manifest -- test STORY …   plays stories, by id, in a browser: play function, axe and both themes.
// npm run manifest -- check          all of that for five components, without a network and within ten seconds.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './lib/run.mjs';

const built = path.join(root, 'storybook-static');
/** What `check` goes through. */
const FIVE = ['button', 'price', 'field', 'empty', 'progress'].map((name) => `components-${name}`);
/** How long `check` may take, in milliseconds. */
const MOST = 10_000;

if (!existsSync(path.join(built, 'docs-md'))) {
  console.error('There is no Storybook yet: npm run build-storybook');
  process.exit(1);
}

/** @returns {{ id: string, name: string, description?: string, stories: { id: string }[] }[]} */
const components = () =>
  Object.values(
    JSON.parse(readFileSync(path.join(built, 'manifests/components.json'), 'utf8')).components,
  );

const list = (word = '') =>
  components()
    .filter(({ id, description = '' }) => `${id} ${description}`.toLowerCase().includes(word))
    .map(({ id, description = '' }) => `${id}: ${description.replaceAll(/\s+/g, ' ')}`);

function show(id) {
  const file = path.join(built, 'docs-md', `${id}--docs.md`);
  const component = components().find((each) => each.id === id);
  if (!component || !existsSync(file)) throw new Error(`There is no page of ${id}.`);
  const stories = component.stories.map((story) => story.id).join(' ');
  return `${readFileSync(file, 'utf8')}\nStories to test: ${stories}\n`;
}

/** Plays stories; answers the exit code. */
async function test(ids) {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const unknown = ids.filter((id) => entries[id]?.type !== 'story');
  if (unknown.length > 0) throw new Error(`There is no story ${unknown.join(', ')}.`);
  const { code } = await run(
    ['playwright', 'test', '-c', 'vrt', 'stories', '--reporter=line', '--workers=1'],
    {
      env: { QINGHE_STORY_IDS: JSON.stringify(ids), QINGHE_PIXELS: 'none' },
    },
  );
  return code;
}

async function check() {
  const began = performance.now();
  const known = list();
  const missing = FIVE.filter((id) => !known.some((line) => line.startsWith(`${id}: `)));
  if (missing.length > 0) throw new Error(`The list lacks ${missing.join(', ')}.`);
  const stories = FIVE.map((id) => /Stories to test: (\S+)/.exec(show(id))?.[1] ?? '');
  const code = await test(stories);
  const took = performance.now() - began;
  console.log(`list, show and test of ${FIVE.length} components: ${(took / 1000).toFixed(1)} s`);
  return code !== 0 || took > MOST ? 1 : 0;
}

const [what, ...words] = process.argv.slice(2);
if (what === 'list') console.log(list(words[0]?.toLowerCase()).join('\n'));
else if (what === 'show' && words[0]) console.log(show(words[0]));
else if (what === 'test' && words.length > 0) process.exitCode = await test(words);
else if (what === 'check') process.exitCode = await check();
else {
  console.error('npm run manifest -- list [WORD] | show ID | test STORY … | check');
  process.exitCode = 1;
}
