import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { excess, firstLoad } from './firstLoad.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js'] },
  'src/pages/Home/HomePage.tsx': {
    file: 'assets/HomePage.js',
    src: 'src/pages/Home/HomePage.tsx',
    isDynamicEntry: true,
    imports: ['_shared.js', 'index.html'],
    css: ['assets/HomePage.css'],
  },
  'src/pages/About/AboutPage.tsx': {
    file: 'assets/AboutPage.js',
    src: 'src/pages/About/AboutPage.tsx',
    isDynamicEntry: true,
    imports: ['_editor.js'],
  },
  '_editor.js': { file: 'assets/editor.js' },
};

function createDist(content: Record<string, unknown>): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'qinghe-dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(path.join(dist, '.vite'));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(content));
  for (const name of ['index', 'vendor', 'shared', 'HomePage', 'AboutPage', 'editor'])
    writeFileSync(path.join(dist, `assets/${name}.js`), name.repeat(100));
  return dist;
}

it('counts the entry, the home page and what they import, each once', () => {
  const chunks = firstLoad(createDist(manifest));
  expect(chunks.map(({ file }) => file).sort()).toEqual([
    'assets/HomePage.js',
    'assets/index.js',
    'assets/shared.js',
    'assets/vendor.js',
  ]);
  for (const { raw, brotli } of chunks) expect(brotli).toBeLessThan(raw);
});

it('counts another page and what asks for its data', () => {
  const dist = createDist({
    ...manifest,
    'hooks/src/data/about/preload.ts': {
      file: 'assets/shared.js',
      src: '../../packages/hooks/src/data/about/preload.ts',
      isDynamicEntry: true,
    },
  });
  const files = firstLoad(dist, { page: 'About', data: 'about' }).map(({ file }) => file);
  expect(files.sort()).toEqual([
    'assets/AboutPage.js',
    'assets/editor.js',
    'assets/index.js',
    'assets/shared.js',
    'assets/vendor.js',
  ]);
  expect(() => firstLoad(dist, { page: 'About', data: 'courses' })).toThrow('courses');
});

it('fails rather than measure a build without the home page', () => {
  const { 'src/pages/Home/HomePage.tsx': _, ...rest } = manifest;
  expect(() => firstLoad(createDist(rest))).toThrow('does not name');
});

it.each([
  ['web', 'home', 112.04, 115, 0],
  ['web', 'home', 112.1, 115, 0.1],
  ['h5', 'home', 104.9, 105, 0.1],
  ['h5', 'course list', 114.2, 116.9, 0.1],
  ['h5', 'course list', 114.1, 114, 0.1],
])('%s %s with %d KiB of %d is %d above', (app, label, size, budget, over) => {
  expect(excess(app, label, size, budget)).toBeCloseTo(over);
});
