import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { costOf, shownAfter } from './visits.mjs';

const script = (path: string, bytes: number) => ({ path, type: 'text/javascript', bytes });

it('counts what a visit has cost', () => {
  const answers = [
    { path: '/', type: 'text/html', bytes: 9000 },
    script('/env.js', 600),
    { path: '/assets/a.css', type: 'text/css', bytes: 3000 },
    script('/sw.js', 9640),
    { path: '/api/v2/other/config', type: 'application/json', bytes: 1024 },
    { path: '/api/v2/sliders', type: 'application/json', bytes: 0 },
  ];
  const { all, ...cost } = costOf({
    app: 'web',
    answers,
    blocking: ['/env.js', '/assets/a.css'],
    rivals: 3,
  });
  expect(cost).toEqual({
    paint: 12.6,
    blocking: 2,
    rivals: 3,
    requests: 6,
    calls: 2,
    scripts: 2,
    script: 10,
  });
  expect(all).toBeCloseTo(22.72, 1);
});

it('counts a page up to what follows all that it shows', () => {
  const words = Array.from({ length: 900 }, (_, index) => `<p>${(index * 7919) % 1009}</p>`).join(
    '',
  );
  const shown = `<div id="root">${words}</div><script type="application/json" id="prerendered">`;
  const page = Buffer.from(`${shown}${JSON.stringify({ words })}</script>`);
  expect(shownAfter(page)).toBe(shown.length);
  for (const [packed, packing] of [
    [brotliCompressSync(page), 'br'],
    [gzipSync(page), 'gzip'],
  ] as const) {
    expect(shownAfter(packed, packing)).toBeLessThan(packed.length);
    expect(shownAfter(packed, packing)).toBeGreaterThan(packed.length / 2);
  }
  expect(shownAfter(Buffer.from('<p>Words.</p>'))).toBe(13);
});
