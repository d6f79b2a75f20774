// npm run manifest -- list [WORD]    lists the components and patterns of the built Storybook, by id.
// npm run manifest -- show ID        prints the page of one as Markdown: when to use it, props, examples.
// npm run manifest -- test STORY …   runs stories, by id, in a browser: play function, axe and both themes.
// npm run manifest -- check          does all of this for five components, without a network and within ten seconds.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { actAsTestRunner, findProblems, openStorybook } from '../vrt/playStory.mjs';
import { resolveBrowser } from './lib/browser.mjs';
import { componentsOf, listOf, pageOf } from './lib/docs/manifest.mjs';
import { root, seconds } from './lib/run.mjs';

const built = path.join(root, 'storybook-static');
/** The components that `check` tries. */
const FIVE = ['button', 'price', 'field', 'empty', 'progress'].map((name) => `components-${name}`);
/** The longest that `check` may take, in milliseconds. */
const MOST = 10_000;

if (!existsSync(path.join(built, 'docs-md'))) {
  console.error('There is no Storybook yet: npm run build-storybook');
  process.exit(1);
}

/** Opens a browser page that can show stories of the built Storybook; returns it with a function that closes all. */
async function openBrowser() {
  const { executablePath, args, env } = resolveBrowser();
  const server = createServer(sirv(built, { etag: true }));
  server.listen(0, '127.0.0.1');
  const [browser] = await Promise.all([
    chromium.launch({
      ...(executablePath && { executablePath }),
      // No request may leave this machine.
      args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      env: { ...process.env, ...env },
    }),
    once(server, 'listening'),
  ]);
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.address().port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(actAsTestRunner);
  const page = await context.newPage();
  await openStorybook(page);
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, close };
}

/** Runs stories one after the other in one page and prints their problems; returns the exit code. */
async function test(ids) {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const unknown = ids.filter((id) => entries[id]?.type !== 'story');
  if (unknown.length > 0) throw new Error(`There is no story ${unknown.join(', ')}.`);
  const { page, close } = await openBrowser();
  let code = 0;
  try {
    for (const id of ids) {
      const began = performance.now();
      const problems = await findProblems(page, id);
      if (problems.length > 0) code = 1;
      const took = seconds(performance.now() - began);
      console.log([`${problems.length > 0 ? '✗' : '✓'} ${id} (${took})`, ...problems].join('\n'));
    }
  } finally {
    await close();
  }
  return code;
}

async function check() {
  const known = listOf(componentsOf(built));
  const missing = FIVE.filter((id) => !known.some((line) => line.startsWith(`${id}: `)));
  if (missing.length > 0) throw new Error(`The list lacks ${missing.join(', ')}.`);
  const code = await test(FIVE.flatMap((id) => pageOf(built, id).stories.slice(0, 1)));
  // Time since the start of this process, so that loading its modules counts.
  const took = performance.now();
  console.log(`list, show and test of ${FIVE.length} components: ${seconds(took)}`);
  return code !== 0 || took > MOST ? 1 : 0;
}

function show(id) {
  const { text, stories } = pageOf(built, id);
  return `${text}\nStories to test: ${stories.join(' ')}\n`;
}

const [what, ...words] = process.argv.slice(2);
if (what === 'list') console.log(listOf(componentsOf(built), words[0]).join('\n'));
else if (what === 'show' && words[0]) console.log(show(words[0]));
else if (what === 'test' && words.length > 0) process.exitCode = await test(words);
else if (what === 'check') process.exitCode = await check();
else {
  console.error('npm run manifest -- list [WORD] | show ID | test STORY … | check');
  process.exitCode = 1;
}
