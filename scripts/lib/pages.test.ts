import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCalls } from './calls.mjs';
import { renderPages, STYLES } from './pages.mjs';

let folder = '';
let school = new Map<string, string>();
let rendered: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-pages-'));
  school = new Map(['/', '/a', '/b'].map((address) => [`/api${address}`, `words of ${address}`]));
  rendered = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const out = () => path.join(folder, 'pages');
const page = (name: string) => {
  const file = path.join(out(), name, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Renders pages with the school's reply for their address: code 500 without an entry in `school`, no reply for 'lost'. */
function run(paths = ['/', '/a', '/b'], key = 'k') {
  const fetch = (url: string) => {
    const text = school.get(url);
    if (text === 'lost') return Promise.reject(new TypeError('fetch failed'));
    const body = text === undefined ? { code: 500, message: '错误' } : { code: 0, data: text };
    return Promise.resolve(new Response(JSON.stringify(body)));
  };
  const calls = createCalls({ rate: 0, fetch, wait: () => Promise.resolve() });
  const sites = ['web', 'h5'].map((name) => ({
    name,
    base: name === 'web' ? '' : '/h5',
    render: async (address: string) => {
      rendered.push(`${name} ${address}`);
      const { text } = await calls.get(`/api${address}`);
      const { code, data } = JSON.parse(text);
      const problems = code === 0 ? [] : [`/api${address}: code ${code}`];
      return {
        html: `<link href="${STYLES}">${name} ${data}`,
        problems,
        isGone: data === 'gone',
      };
    },
    styles: () => `.${name}{}`,
  }));
  return renderPages({ sites, paths, out: out(), url: '/prerendered', keyOf: () => key, calls });
}

it('writes pages of both sites with their styles, packed as well', async () => {
  expect(await run()).toEqual({ written: 6, kept: 0, gone: [], failures: [] });
  const html = page('h5/a') ?? '';
  const [, sheet = ''] =
    /^<link href="\/prerendered\/(h5-[\w-]{8}\.css)">h5 words of \/a$/.exec(html) ?? [];
  expect(readFileSync(path.join(out(), sheet), 'utf8')).toBe('.h5{}');
  const packed = readFileSync(path.join(out(), 'h5/a/index.html.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(html);
  expect(readdirSync(folder)).toEqual(['pages']);
});

it('renders again only what a reply has changed, or the key', async () => {
  await run();
  rendered = [];
  school.set('/api/a', 'other words');
  expect(await run()).toMatchObject({ written: 2, kept: 4 });
  expect(rendered).toEqual(['web /a', 'h5 /a']);
  expect(page('a')).toContain('other words');
  expect(page('h5')).toContain('words of /');
  expect(await run(undefined, 'another')).toMatchObject({ written: 6, kept: 0 });
});

it('puts what a query names below the page, and takes it away with its row', async () => {
  school.set('/api/a?id=7', 'the seventh');
  const paths = ['/a', '/a?id=7'];
  expect(await run(paths)).toMatchObject({ written: 4 });
  expect([page('a'), page('h5/a/7')]).toEqual([
    expect.stringContaining('words of /a'),
    expect.stringContaining('the seventh'),
  ]);
  expect(await run(paths)).toMatchObject({ written: 0, kept: 4 });
  await run(['/a']);
  expect(page('a/7')).toBeNull();
});

it('renders again what somebody has taken away', async () => {
  await run();
  rmSync(path.join(out(), 'a/index.html'));
  expect(await run()).toMatchObject({ written: 1, kept: 5 });
});

it('keeps the page of before where the new one would hold an error, and says so', async () => {
  await run();
  school.delete('/api/a');
  school.set('/api/b', 'new words');
  const { failures, written } = await run();
  expect(failures).toEqual([
    { id: '/a', reason: '/api/a: code 500' },
    { id: '/h5/a', reason: '/api/a: code 500' },
  ]);
  expect(written).toBe(2);
  expect([page('a'), page('b')]).toEqual([
    expect.stringContaining('words of /a'),
    expect.stringContaining('new words'),
  ]);
});

it('does not ask on where the school is lost, and keeps every page', async () => {
  const paths = Array.from({ length: 40 }, (_, index) => `/p${index}`);
  for (const address of paths) school.set(`/api${address}`, 'words');
  await run(paths);
  for (const address of paths) school.set(`/api${address}`, 'lost');
  rendered = [];
  const { failures } = await run(paths);
  expect(failures).toHaveLength(80);
  expect(failures.at(-1)?.reason).toBe('not tried any more');
  expect(paths.filter((address) => page(address) === null)).toEqual([]);
});

it('takes away pages that there are no more, and writes none for what is gone', async () => {
  await run();
  school.set('/api/a', 'gone');
  expect(await run(['/', '/a'])).toEqual({
    written: 0,
    kept: 2,
    gone: ['/a', '/h5/a'],
    failures: [],
  });
  expect([page('a'), page('h5/a'), page('b'), page('h5')]).toEqual([
    null,
    null,
    null,
    expect.stringContaining('words'),
  ]);
});

it('holds no page in memory, however many there are', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const words = (id: string) => `${id} ${'words '.repeat(10_000)}`;
  const paths = Array.from({ length: 120 }, (_, index) => `/${index}`);
  let [early, most] = [0, 0];
  await renderPages({
    sites: [
      {
        name: 'web',
        base: '',
        // A new text for each page: 7 MB in all.
        render: (address) =>
          Promise.resolve({ html: Buffer.from(words(address)).toString(), problems: [] }),
        styles: () => '',
      },
    ],
    paths,
    out: out(),
    url: '/prerendered',
    keyOf: () => 'k',
    calls: createCalls({ rate: 0, fetch: () => Promise.reject(new Error('nothing is asked')) }),
    onPage: (done) => {
      if (done === 10) early = used();
      if (done % 40 === 0) most = Math.max(most, used());
    },
  });
  expect(page('119')).toContain('119 words');
  expect(most - early).toBeLessThan(4);
});
