// node scripts/try-storybook.mjs   starts `npm run storybook` twice and prints how long Welcome and documentation pages take at
//                                  the second start, in elapsed and in processor time; then tries its MCP server. Fails above
//                                  the limits below. The elapsed times are meaningful only on a machine without other load.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from 'playwright';
import { resolveBrowser } from './lib/browser.mjs';
import { askMcp } from './lib/docs/mcp.mjs';
import { processorTime } from './lib/processorTime.mjs';
import { quietEnv, root, seconds } from './lib/run.mjs';

/** Limits in milliseconds: of Welcome after the second start, and of a page of the documentation. */
const WELCOME = 5000;
const PAGE = 2000;

/** The pages that are opened after Welcome, as from the sidebar. */
const PAGES = [
  'components-button--docs',
  'patterns-coursecard--docs',
  'foundations-tokens--docs',
  'guides-screens--docs',
  'guides-status--docs',
];

/** The timeout for Storybook to answer, in milliseconds. */
const PATIENCE = 120_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts `npm run storybook`; returns its URL and functions for its processor time so far and for ending it. */
async function start() {
  const port = await freePort();
  const child = spawn(
    'npm',
    ['run', '--silent', 'storybook', '--', '--ci', '--port', String(port)],
    {
      cwd: root,
      env: quietEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    },
  );
  const group = child.pid ?? 0;
  return {
    url: `http://localhost:${port}`,
    cost: () => processorTime(group),
    async stop() {
      const ended = once(child, 'exit');
      process.kill(-group, 'SIGTERM');
      await ended;
    },
  };
}

/** Waits until a server answers with success; throws after the timeout. */
async function answers(url, until = performance.now() + PATIENCE) {
  for (;;) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    if (performance.now() > until) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns a locator of the heading of a documentation page, which is there once the page is rendered. */
const heading = (page) =>
  page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').first();

const costs = (before, after) =>
  before === null || after === null ? '' : `, ${seconds(after - before)} of processors`;

let isWrong = false;

/** Prints how long something took, and whether that is above the limit. */
function say(what, time, cost, most = Infinity) {
  const isLate = time > most;
  if (isLate) isWrong = true;
  const limit = most < Infinity ? ` (at most ${seconds(most)})` : '';
  console.log(`${isLate ? '✗' : '✓'} ${what}: ${seconds(time)}${limit}${cost}`);
}

/** Starts Storybook and opens Welcome with an empty browser cache. */
async function showWelcome(browser) {
  const began = performance.now();
  const storybook = await start();
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await answers(`${storybook.url}/index.json`);
  await page.goto(storybook.url);
  await heading(page).waitFor();
  return { storybook, page, took: performance.now() - began };
}

/** Opens a page of the documentation as a click in the sidebar does. */
async function showPage(page, id) {
  await page.evaluate((to) => {
    // Marked, as the old heading stays until the next page is rendered.
    const frame = document.querySelector('#storybook-preview-iframe');
    const old = frame?.contentDocument?.querySelector('#storybook-docs h1');
    old?.setAttribute('data-left', '');
    // Storybook's manager follows its address.
    history.pushState({}, '', `?path=/docs/${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, id);
  await page.waitForFunction(
    (to) => {
      const frame = document.querySelector('#storybook-preview-iframe');
      const inside = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
      const preview = inside && Reflect.get(inside, '__STORYBOOK_PREVIEW__');
      return (
        preview?.currentSelection?.storyId === to &&
        inside?.document.querySelector('#storybook-docs h1:not([data-left])') !== null
      );
    },
    id,
    { polling: 'raf' },
  );
  await heading(page).waitFor();
}

const { executablePath, args, env } = resolveBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args,
  env: { ...process.env, ...env },
});
try {
  const first = await showWelcome(browser);
  say('Welcome, first start', first.took, costs(0, first.storybook.cost()));
  await first.page.close();
  await first.storybook.stop();
  const { storybook, page, took } = await showWelcome(browser);
  try {
    say('Welcome, second start', took, costs(0, storybook.cost()), WELCOME);
    for (const id of PAGES) {
      const before = storybook.cost();
      const began = performance.now();
      await showPage(page, id);
      say(id, performance.now() - began, costs(before, storybook.cost()), PAGE);
    }
    // Storybook's own onboarding must not be shown.
    const taught = await page.getByText(/^(Get started|Onboarding guide)/).count();
    console.log(`${taught > 0 ? '✗' : '✓'} no course on Storybook in the sidebar`);
    isWrong ||= taught > 0;
    await page.close();
    const before = storybook.cost();
    const began = performance.now();
    for (const line of await askMcp(`${storybook.url}/mcp`)) console.log(`✓ MCP: ${line}`);
    say('MCP', performance.now() - began, costs(before, storybook.cost()));
  } finally {
    await storybook.stop();
  }
} finally {
  await browser.close();
}
process.exitCode = isWrong ? 1 : 0;
