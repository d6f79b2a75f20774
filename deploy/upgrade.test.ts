// Nightly: installs, upgrades and rolls back a school behind nginx, with a visitor's and a member's tab open all the time. Two
// builds of the sources follow each other; no page may be dead at any moment, no draft lost, and no error logged to a console.
import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveBrowser } from '../scripts/lib/browser.mjs';
import { type ServerProcess, startServer } from '../scripts/lib/process.mjs';
import { ask } from './testing/ask.ts';
import { copyGiven, linkLibraries } from './testing/context.ts';
import { type MeteredSchool, meterSchool } from './testing/meteredSchool.ts';
import { type Nginx, runFolder, startNginx } from './testing/nginx.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isNight = Boolean(process.env['QINGHE_NIGHTLY']);
/** Number of calls that MeEdu answers per minute. */
const LIMIT = 120;
const WORDS = '写到一半的评论';
const ADDRESSES = ['/', '/courses', '/courses/detail/1', '/announcement', '/h5/', '/h5/courses'];

let folder = '';
let base = '';
let settings = '';
let demo: ServerProcess;
let school: MeteredSchool;
let nginx: Nginx;
let browser: Browser;
const problems: string[] = [];

/** Changes the sources, so that every page has another Content-Security-Policy and another style sheet. */
function changeSources(copy: string) {
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(copy, file), text.replace(from, to));
  };
  change('vite/headStart.ts', '页面加载失败，请检查网络后', '页面没有加载出来，请检查网络后');
  change('packages/ui/src/tokens/tokens.css', '--brand-600: #', '--brand-600: /* new */ #');
}

/** Runs a script of one state of the sources; returns its exit code and output. */
const runScript = (sources: string, name: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const script = path.join(sources, 'scripts', name);
    const child = execFile(process.execPath, [script, ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });

const prerender = (sources: string, ...args: string[]) =>
  runScript(
    sources,
    'prerender.mjs',
    '--site',
    nginx.url,
    '--out',
    path.join(base, 'prerendered'),
    ...args,
  );

async function release(from: string) {
  const { status, stderr } = spawnSync('sh', [path.join(from, 'release.sh'), base], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(await nginx.reload()).toMatch(/^0 /);
}

/** Opens a page whose console errors and exceptions are recorded. */
async function openTab(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  return page;
}

/** Whether React has hydrated the page. Runs in the page. */
function isAlive(): boolean {
  const first = document.getElementById('root')?.firstElementChild;
  return Object.keys(Object(first)).some((key) => key.startsWith('__reactFiber'));
}

/** Opens every page as a visitor who has never been here. */
async function openAll(when: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await openTab(context, when);
  for (const address of ADDRESSES) {
    // oxlint-disable-next-line no-await-in-loop
    const reply = await page.goto(nginx.url + address);
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForFunction(isAlive, undefined, { timeout: 15_000 });
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('main').getByRole('link').first().waitFor();
    expect([when, address, reply?.status()]).toEqual([when, address, 200]);
  }
  await context.close();
}

/** Requests every page and its code over and over; the returned function ends that, and returns the count and all faults. */
function keepAsking() {
  const dead: string[] = [];
  let [count, isOn] = [0, true];
  const askAll = async (address: string) => {
    const { text: html } = await ask(nginx.url + address);
    const scripts = [
      ...Array.from(html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g), ([, src]) => src),
      ...(/data-scripts="([^" ]*)/.exec(html)?.slice(1) ?? []),
    ];
    if (scripts.length === 0) dead.push(`${address}: no code`);
    for (const src of scripts)
      // oxlint-disable-next-line no-await-in-loop
      if (!(await ask(nginx.url + src)).isOk) dead.push(`${address}: ${src} is gone`);
    if (/请稍后再试|加载失败 /.test(html.replace(/<script.*?<\/script>/gs, '')))
      dead.push(`${address}: an error`);
    count += 1;
  };
  const done = (async () => {
    while (isOn)
      for (const address of ADDRESSES)
        // oxlint-disable-next-line no-await-in-loop
        await askAll(address).catch((error: unknown) => dead.push(`${address}: ${String(error)}`));
  })();
  return async () => {
    isOn = false;
    await done;
    return { count, dead };
  };
}

const buildOf = (release: string) => readFileSync(path.join(release, 'build.txt'), 'utf8').trim();
const rendered = (build: string) => path.join(base, 'prerendered', build, 'courses/index.html');

beforeAll(async () => {
  if (!isNight) return;
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-upgrade-'));
  chmodSync(folder, 0o755);
  base = path.join(runFolder(), 'qinghe');
  const made = spawnSync(process.execPath, [`${root}scripts/bundle.mjs`, `${folder}/dist1`]);
  expect(made.status).toBe(0);
  const copy = path.join(folder, 'sources2');
  mkdirSync(copy);
  copyGiven('.', copy);
  linkLibraries(copy);
  changeSources(copy);
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'bundle'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  demo = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_DATA: path.join(folder, 'school.json'),
    QINGHE_API_URL: '',
  });
  school = await meterSchool(demo.url, LIMIT);
  settings = path.join(folder, 'settings.json');
  writeFileSync(settings, '{"brand":"北辰"}');
  const { executablePath, args, env } = resolveBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args,
    env: { ...process.env, ...env },
  });
}, 300_000);

afterAll(async () => {
  if (!isNight) return;
  await browser.close();
  await nginx.stop();
  school.server.close();
  await demo.stop();
  rmSync(path.dirname(base), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

it.skipIf(!isNight)(
  'install, open, settings, prerender, upgrade, roll back, upgrade with a prerender that fails: nobody notices',
  async () => {
    const sources2 = path.join(folder, 'sources2');

    // Install and open.
    const installed = spawnSync('sh', [`${folder}/dist1/release.sh`, base], { encoding: 'utf8' });
    expect([installed.status, installed.stderr]).toEqual([0, '']);
    nginx = await startNginx(
      path.join(base, 'current'),
      {},
      { QINGHE_API_URL: school.url, QINGHE_SETTINGS: settings },
    );
    const stopAsking = keepAsking();
    await openAll('after the installation');

    // Two tabs that stay open: a visitor's, and a member's with a half-written comment.
    const visitor = await openTab(await browser.newContext(), 'the visitor');
    await visitor.goto(`${nginx.url}/courses`);
    const members = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const member = await openTab(members, 'the member');
    const login = await fetch(`${nginx.url}/api/v2/login/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: '13800000001', password: 'qinghe123' }),
    });
    const { data }: { data: { token: string } } = await login.json();
    await member.addInitScript((token) => {
      localStorage.setItem('meedu-user-token', token);
    }, data.token);
    await member.goto(`${nginx.url}/courses/detail/5?tab=comments`);
    const draft = member.getByRole('textbox', { name: '写评论' });
    await draft.fill(WORDS);

    /**
     * Checks the member's draft, and navigates in the visitor's tab; both tabs still run the code of the build that they began
     * with.
     */
    const useTabs = async (when: string) => {
      expect([when, await draft.inputValue()]).toEqual([when, WORDS]);
      await visitor.getByRole('main').getByRole('link', { name: /课|讲/ }).first().click();
      await visitor.waitForURL(/\/courses\/detail\/\d+/);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await visitor.goBack();
      await visitor.getByRole('main').getByRole('link').first().waitFor();
    };
    await useTabs('after the installation');

    // Change the settings.
    writeFileSync(settings, '{"brand":"北辰职业培训","theme":{"color":"#2F6FED"}}');
    expect(await nginx.reload()).toMatch(/^0 /);
    await expect
      .poll(async () => (await fetch(`${nginx.url}/about`)).text())
      .toContain('<title>北辰职业培训</title>');
    await useTabs('after other settings');

    // Prerendering, within the rate limit of the school.
    const first = await prerender(root);
    expect([first.code, school.refused()]).toEqual([0, 0]);
    const build1 = buildOf(path.join(base, 'current'));
    expect(existsSync(rendered(build1))).toBe(true);
    await openAll('with pages in advance');

    // Upgrade: the pages of the new build are prerendered before it is served.
    const build2 = buildOf(path.join(sources2, 'dist'));
    expect(build2).not.toBe(build1);
    // Both runs may fall into one minute, so the school may refuse some calls: these are repeated.
    const second = await prerender(sources2);
    expect(second).toMatchObject({ code: 0 });
    expect(existsSync(rendered(build2))).toBe(true);
    await release(path.join(sources2, 'dist'));
    await openAll('after the upgrade');
    await useTabs('after the upgrade');

    // Roll back.
    const [old = ''] = readdirSync(path.join(base, 'releases')).filter((name) =>
      name.endsWith(build1),
    );
    await release(path.join(base, 'releases', old));
    await openAll('after the way back');
    await useTabs('after the way back');

    // The upgrade again, with nothing prerendered for it, and a school that refuses all calls of programs.
    rmSync(path.join(base, 'prerendered', build2), { recursive: true });
    const [next = ''] = readdirSync(path.join(base, 'releases')).filter((name) =>
      name.endsWith(build2),
    );
    await release(path.join(base, 'releases', next));
    school.setBroken(true);
    const third = await prerender(sources2, '--rate', '0');
    expect(third.code).toBe(1);
    expect(existsSync(rendered(build2))).toBe(false);
    expect(existsSync(rendered(build1))).toBe(true);
    await openAll('after an upgrade whose pages could not be rendered');
    await useTabs('after an upgrade whose pages could not be rendered');

    // The draft is still there in the new build.
    await member.reload();
    await draft.waitFor();
    await expect.poll(() => draft.inputValue()).toBe(WORDS);

    const { count, dead } = await stopAsking();
    expect(dead).toEqual([]);
    expect(count).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  },
  900_000,
);
