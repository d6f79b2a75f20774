// Does what an operator does by README.md alone: the commands, files and settings are those of its blocks.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers, resetDb, school } from '@qinghe/api/mocks';
import { createSchoolApi } from '../apps/demo-server/src/schoolApi.ts';
import { resolveBrowser } from '../scripts/lib/browser.mjs';
import { type Nginx, startNginx } from './testing/nginx.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(`${root}deploy/README.md`, 'utf8');

/** Returns the code blocks of a language below a heading of the guide. */
function blocksOf(heading: string, kind: string): string[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The guide has no section "${heading}".`);
  return Array.from(section.matchAll(/^```(\w+)\n(.*?)^```/gms)).flatMap(([, name, text = '']) =>
    name === kind ? [text] : [],
  );
}
const blockOf = (heading: string, kind: string) => blocksOf(heading, kind)[0] ?? '';
const settingsOf = (heading: string): object => JSON.parse(blockOf(heading, 'json'));

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) Mobile/15E148 Safari/604.1';
const ICP = '浙ICP备12345678号-1';
const POLICE = '浙公网安备33011002000000号';
const NAME = '北辰职业培训';
const COLOUR = '#2F6FED';

let folder = '';
let meedu: Server;
let nginx: Nginx;
let browser: Browser;
const problems: string[] = [];

/** Starts the school's server, with its back office filled in. */
function startMeEdu(): Promise<string> {
  resetDb();
  Object.assign(school.tables.settings, {
    name: NAME,
    logo: '/demo/none.svg',
    icp: ICP,
    icp_link: '',
    icp2: POLICE,
    icp2_link: 'https://beian.mps.gov.cn/#/query/webSearch?code=33011002000000',
    // MeEdu's own H5, which the school had before.
    h5_url: 'https://m.school.example',
  });
  const answer = createSchoolApi({ handlers, keep: () => undefined });
  meedu = createServer((req, res) => void answer(req, res));
  return new Promise((resolve) => {
    meedu.listen(0, '127.0.0.1', () => {
      const address = meedu.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-walk-'));
  chmodSync(folder, 0o755);
  const made = spawnSync(process.execPath, [`${root}scripts/bundle.mjs`, `${folder}/dist`], {
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  const url = await startMeEdu();

  // Settings, files and pages lie in the same folder.
  mkdirSync(`${folder}/deploy/files`, { recursive: true });
  mkdirSync(`${folder}/deploy/pages`);
  const settings = Object.assign(
    {},
    ...["The school's name", "The school's look", 'Scripts of others'].map(settingsOf),
  );
  writeFileSync(`${folder}/deploy/settings.json`, JSON.stringify(settings));
  writeFileSync(`${folder}/deploy/files/MP_verify_a1b2.txt`, 'a1b2');
  writeFileSync(`${folder}/deploy/pages/refund.md`, blockOf("Pages of the school's own", 'md'));

  const start = /^(QINGHE_.*) sh dist\/start\.sh$/m.exec(blocksOf('Start', 'sh').join('\n'))?.[1];
  const given = Array.from(
    (start ?? '').matchAll(/(QINGHE_\w+)=(\S+)/g),
    ([, name = '', value = '']) => [
      name,
      value === 'https://school.example' ? url : path.join(folder, value),
    ],
  );
  expect(given.map(([name]) => name)).toEqual(['QINGHE_API_URL', 'QINGHE_SETTINGS']);
  nginx = await startNginx(`${folder}/dist`, {}, Object.fromEntries(given));
  const { executablePath, args, env } = resolveBrowser();
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args,
    env: { ...process.env, ...env },
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  await nginx.stop();
  meedu.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page as a visitor with a device; requests to other hosts get a stand-in's reply. */
async function visit(device: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  await context.route(/^https:\/\/(?!127\.0\.0\.1)/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window._hmt.push("came");' }),
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404|ERR_|Failed to load/.test(message.text()))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return page;
}

const statistics = (page: Page) =>
  page.evaluate(() => ('_hmt' in window ? JSON.stringify(window._hmt) : null));

describe.each([
  ['desktop', '', { viewport: { width: 1280, height: 800 } }],
  ['mobile', '/h5', { viewport: { width: 375, height: 812 }, userAgent: IPHONE, hasTouch: true }],
] as const)('an operator’s walk: the %s site', (_site, base, device) => {
  it('says the school’s name before any code, and shows its icon', async () => {
    const html = await (await fetch(`${nginx.url}${base}/`)).text();
    expect(html).toContain(`<title>${NAME}</title>`);
    expect(html).not.toContain('青禾学堂');
    expect(html).toContain('<link rel="icon" href="https://cdn.example/icon.png">');
    const manifest = await (await fetch(`${nginx.url}${base}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: NAME, theme_color: COLOUR });
  });

  it('has the look, contacts, filing numbers, page and scripts of the guide', async () => {
    const page = await visit(device);
    // A phone that opens the address of the school lands on its mobile site, whatever h5_url says.
    await page.goto(nginx.url);
    expect(new URL(page.url()).pathname).toBe(base === '' ? '/' : '/h5/');
    await page.getByRole('main').getByRole('link').first().waitFor();
    await expect.poll(() => page.title()).toBe(NAME);
    const primary = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-600').trim(),
    );
    expect(primary).toBe(COLOUR);

    const foot = page.locator('footer');
    await foot.scrollIntoViewIfNeeded();
    await expect
      .poll(() => foot.getByRole('link', { name: ICP }).getAttribute('href'))
      .toBe('https://beian.miit.gov.cn/');
    expect(await foot.getByRole('link', { name: POLICE }).getAttribute('href')).toContain(
      'beian.mps.gov.cn/#/query/webSearch?code=33011002000000',
    );
    for (const words of ['杭州市余杭区禾塘路 18 号', '0571-0000 8899', 'hello@school.example'])
      await foot.getByText(words).waitFor();

    expect(await statistics(page)).toBeNull();
    const consent = page.getByRole('region', { name: 'Cookie 设置' });
    await consent.getByRole('button', { name: '同意', exact: true }).click();
    await expect.poll(() => statistics(page)).toBe('["came"]');

    await foot.getByRole('link', { name: '退款说明' }).click();
    await page.getByRole('heading', { level: 1, name: '退款说明' }).waitFor();
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).pathname).toBe(`${base}/pages/refund`);
    expect(await page.title()).toBe(`退款说明 - ${NAME}`);
    await page.getByRole('main').getByRole('link', { name: '我的订单' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${base}/login`);
    await page.context().close();
  });
});

it('serves what others look for at the root, and had nothing to remark', async () => {
  expect(await (await fetch(`${nginx.url}/MP_verify_a1b2.txt`)).text()).toBe('a1b2');
  expect(nginx.output()).not.toContain('qinghe:');
  expect(problems).toEqual([]);
});
