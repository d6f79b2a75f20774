import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { runFolder, startNginx, type Nginx } from './testing/nginx.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ADDRESSES = ['/', '/courses', '/h5/', '/h5/courses'];

let folder = '';
let base = '';
let nginx: Nginx | null = null;

/** Returns the build ID of a version. */
const buildOf = (version: number) => String(version).repeat(12);

/** Returns a page of a version: it works only if the policy allows its inline script, and its code can be loaded. */
const pageOf = (version: number, words: string, site = '') =>
  `<!doctype html><html><head><script>start(${version})</script></head><body>${words} ${version}<script type="module" src="${site}/assets/v${version}.js"></script></body></html>`;

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Creates a bundle with sites of its own, as `npm run bundle` would from another state of the sources. */
function makeBundle(version: number): string {
  const dist = path.join(folder, `dist${version}`);
  cpSync(path.join(folder, 'dist'), dist, { recursive: true });
  rmSync(path.join(dist, 'site'), { recursive: true });
  for (const site of ['', '/h5']) {
    write(`${dist}/site${site}/index.html`, pageOf(version, 'plain', site));
    write(`${dist}/site${site}/assets/v${version}.js`, '');
  }
  write(`${dist}/build.txt`, `${buildOf(version)}\n`);
  const hash = createHash('sha256').update(`start(${version})`).digest('base64');
  write(
    `${dist}/headers.conf`,
    `add_header Content-Security-Policy "script-src 'self' 'sha256-${hash}'" always;\n`,
  );
  return dist;
}

/** Writes the pages that `npm run prerender` would write. */
function prerender(version: number) {
  for (const address of ADDRESSES)
    write(
      path.join(base, 'prerendered', buildOf(version), address, 'index.html'),
      pageOf(version, 'rendered', address.startsWith('/h5') ? '/h5' : ''),
    );
}

/** Makes a bundle or an older release the current one; returns the output of release.sh. */
function release(dist: string): string {
  const { status, stdout, stderr } = spawnSync('sh', [path.join(dist, 'release.sh'), base], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** Opens a page as a visitor; `isAlive` says whether its inline script may run and its code can be loaded. */
async function visit(url: string, address: string) {
  const { isOk, policy, text: html } = await ask(url + address);
  const [, code = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(code).digest('base64');
  const [, src = ''] = /src="([^"]+)"/.exec(html) ?? [];
  const script = await ask(url + src);
  const [, words = ''] = /<body>(.*?)</.exec(html) ?? [];
  return { words, src, isAlive: isOk && policy.includes(hash) && script.isOk };
}

/** Visits all pages over and over until `stop`, which returns the number of visits, and those that found a dead page. */
function keepVisiting(url: string) {
  const dead: string[] = [];
  let count = 0;
  let isOn = true;
  const done = (async () => {
    while (isOn)
      for (const address of ADDRESSES) {
        // oxlint-disable-next-line no-await-in-loop
        const seen = await visit(url, address).catch((error: unknown) => ({
          words: String(error),
          isAlive: false,
        }));
        count += 1;
        if (!seen.isAlive) dead.push(`${address}: ${seen.words}`);
      }
  })();
  return {
    stop: async () => {
      isOn = false;
      await done;
      return { count, dead };
    },
  };
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-release-'));
  chmodSync(folder, 0o755);
  const made = spawnSync(process.execPath, [`${root}scripts/bundle.mjs`, `${folder}/dist`], {
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
}, 60_000);
beforeEach(() => {
  base = path.join(runFolder(), 'qinghe');
});
afterAll(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('every version follows any other: no page is dead at any moment, and open tabs keep their code', async () => {
  release(makeBundle(1));
  prerender(1);
  nginx = await startNginx(path.join(base, 'current'), {});
  const { url, reload } = nginx;
  const words = async () => (await visit(url, '/courses')).words;
  expect(await words()).toBe('rendered 1');
  const visits = keepVisiting(url);

  // The link names another folder now, but nginx goes on with the old one until it is reloaded.
  const tab = await visit(url, '/');
  release(makeBundle(2));
  expect(await words()).toBe('rendered 1');
  expect(await reload()).toMatch(/^0 /);
  // Until pages are prerendered for the new version, also while that fails, the plain ones are served.
  await expect.poll(words).toBe('plain 2');
  expect((await ask(url + tab.src)).isOk).toBe(true);
  prerender(2);
  await expect.poll(words).toBe('rendered 2');

  // Rolls back to the first release, whose files and pages are all still there.
  const [first = ''] = readdirSync(path.join(base, 'releases')).toSorted();
  expect(release(path.join(base, 'releases', first))).toContain(first);
  expect(await reload()).toMatch(/^0 /);
  await expect.poll(words).toBe('rendered 1');
  expect((await ask(`${url}/assets/v2.js`)).isOk).toBe(true);

  // A release whose configuration nginx refuses changes nothing.
  const broken = makeBundle(3);
  write(`${broken}/nginx.conf`, 'nonsense');
  release(broken);
  expect(await reload()).toMatch(/^1 [^]*nginx refuses the configuration/);
  expect(await words()).toBe('rendered 1');

  const { count, dead } = await visits.stop();
  expect(dead).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

it('keeps what is rendered, sitemap and robots.txt when releases go, and three releases for a way back', () => {
  const dist = makeBundle(1);
  write(`${dist}/site/prerendered/sitemap.xml`, 'map');
  release(dist);
  const names = ['20200101-000001', '20200101-000002', '20200101-000003', '20200101-000004'];
  for (const name of names)
    cpSync(path.join(base, 'current'), path.join(base, 'releases', `${name}-x`), {
      recursive: true,
      dereference: true,
    });
  release(path.join(base, 'releases', `${names[1]}-x`));
  expect(readFileSync(path.join(base, 'prerendered/sitemap.xml'), 'utf8')).toBe('map');
  expect(path.basename(readlinkSync(path.join(base, 'current')))).toBe(`${names[1]}-x`);
  expect(readdirSync(path.join(base, 'releases'))).toHaveLength(4);
  expect(existsSync(path.join(base, 'releases', `${names[1]}-x`))).toBe(true);
});

it('a bundle that is made anew keeps the pages rendered for others, and takes its place at once', () => {
  const dist = path.join(folder, 'dist');
  write(`${dist}/site/prerendered/0123456789ab/index.html`, 'of before');
  const { status } = spawnSync(process.execPath, [`${root}scripts/bundle.mjs`, dist]);
  expect(status).toBe(0);
  expect(readFileSync(`${dist}/site/prerendered/0123456789ab/index.html`, 'utf8')).toBe(
    'of before',
  );
  expect(existsSync(`${dist}.new`)).toBe(false);
  expect(readFileSync(`${dist}/site/build.txt`, 'utf8')).toMatch(/^[\da-f]{12}\n$/);
}, 60_000);

it('the unit of systemd starts, reloads and sets what start.sh knows', () => {
  const unit = readFileSync(`${root}deploy/qinghe.service`, 'utf8');
  const script = readFileSync(`${root}deploy/start.sh`, 'utf8');
  expect(unit).toContain('ExecStart=/bin/sh /opt/qinghe/current/start.sh\n');
  expect(unit).toContain('ExecReload=/bin/sh /opt/qinghe/current/start.sh reload\n');
  for (const [, name] of unit.matchAll(/(QINGHE_\w+)=/g)) expect(script).toContain(name);
});
