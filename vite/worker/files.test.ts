import { expect, it } from 'vitest';
import { isFile, isOutage } from './files.ts';

const answer = (type: string, status = 200) =>
  new Response(status === 304 ? null : 'x', { status, headers: { 'Content-Type': type } });

it.each([
  ['/assets/a.js', 'text/javascript', true],
  ['/assets/a.js', 'application/javascript; charset=utf-8', true],
  ['/assets/a.js', 'text/html;charset=utf-8', false],
  ['/assets/a.js', 'text/plain', false],
  ['/assets/a.js', '', false],
  ['/env.js', 'text/javascript;charset=utf-8', true],
  ['/env.js', 'text/html', false],
  ['/assets/a.css', 'text/css; charset=utf-8', true],
  ['/assets/a.css', 'text/html', false],
  ['/assets/inter.woff2', 'font/woff2', true],
  ['/assets/inter.woff2', 'application/octet-stream', true],
  ['/assets/inter.woff2', 'text/html', false],
  ['/assets/logo.svg', 'image/svg+xml', true],
  ['/assets/logo.svg', 'application/xhtml+xml', false],
])('%s as %s: %s', (path, type, fits) => {
  expect(isFile(path, answer(type))).toBe(fits);
});

it('takes no failure for a file', () => {
  expect(isFile('/assets/a.js', answer('text/javascript', 404))).toBe(false);
});

it.each([
  [200, false],
  [404, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('HTTP %i is an outage: %s', (status, isOut) => {
  expect(isOutage(answer('text/html', status))).toBe(isOut);
});

it('hears a school that its operator has closed', () => {
  const headers = { 'Qinghe-Maintenance': '1' };
  expect(isOutage(new Response('x', { status: 503, headers }))).toBe(false);
});
