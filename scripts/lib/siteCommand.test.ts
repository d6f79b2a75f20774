import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './run.mjs';

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'qinghe-sitemap-'));
});
afterEach(() => rmSync(out, { recursive: true }));

function sitemap(...args: string[]) {
  const command = [path.join(root, 'scripts/sitemap.mjs'), ...args];
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, command, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

it.each([
  ['no address'],
  ['an address that is none', '--site', 'example'],
  ['another protocol', '--site', 'file:///etc'],
  ['an API that is none', '--site', 'https://a.example', '--api', 'here'],
  ['a rate that is none', '--site', 'https://a.example', '--rate', 'fast'],
  ['an unknown option', '--site', 'https://a.example', '--sight', 'x'],
])('answers %s with its usage', async (_, ...args) => {
  const { code, stderr } = await sitemap(...args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Usage: npm run sitemap .*\n$/)]);
});

it('says in one line that a site does not answer', async () => {
  const { code, stderr } = await sitemap('--site', 'http://127.0.0.1:1/', '--out', out);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:1: fetch failed \(.+\)\n$/);
  expect(readdirSync(out)).toEqual([]);
});

it.each([
  ['refuses', '{"code":429,"message":"请稍后再试","data":[]}'],
  ['fails', '{"code":1,"message":"错误","data":[]}'],
])('keeps what is there where a list %s', async (_, reply) => {
  const school = createServer((_req, res) => res.writeHead(200, { 'retry-after': '0' }).end(reply));
  const port = await new Promise<number>((resolve) => {
    school.listen(0, '127.0.0.1', () => resolve(Number(Object(school.address()).port)));
  });
  writeFileSync(path.join(out, 'sitemap.xml'), 'of yesterday');
  const { code, stderr } = await sitemap('--site', `http://127.0.0.1:${port}`, '--out', out);
  school.close();
  expect(code).toBe(1);
  expect(stderr).toContain('/api/v2/courses');
  expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toBe('of yesterday');
});

it('asks the API that is named, and writes of the site', async () => {
  const reply = JSON.stringify({ code: 0, data: { data: [{ id: 7 }], total: 1 } });
  const school = createServer((_, res) => res.end(reply));
  const port = await new Promise<number>((resolve) => {
    school.listen(0, '127.0.0.1', () => resolve(Number(Object(school.address()).port)));
  });
  const api = `http://127.0.0.1:${port}/`;
  const { code } = await sitemap('--site', 'https://a.example/', '--api', api, '--out', out);
  school.close();
  expect(code).toBe(0);
  const map = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
  expect(map).toContain('<loc>https://a.example/courses/detail/7</loc>');
  expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).toMatch(
    /Disallow: \/member\n[^]*\nSitemap: https:\/\/a\.example\/sitemap\.xml\n$/,
  );
});
