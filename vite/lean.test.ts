import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { lean } from './lean.ts';

/** Builds one module under a library's path, with `lean()` applied to its code. */
async function buildAs(file: string, code: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'lean-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const entry = path.join(root, 'entry.mjs');
  writeFileSync(entry, `import ${JSON.stringify(file)};`);
  await build({
    root,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry } },
    plugins: [
      {
        name: 'library',
        resolveId: (id) => (id === file ? id : null),
        load: (id) => (id === file ? code : null),
      },
      lean(),
    ],
  });
}

const EMOTION = '/node_modules/@emotion/cache/dist/cache.mjs';

it('builds where a library holds what is replaced in it', async () => {
  const built = buildAs(EMOTION, 'var prefixer = 1; var defaultStylisPlugins = [prefixer];');
  await expect(built).resolves.toBeUndefined();
});

it('fails where a library no longer holds it', async () => {
  await expect(buildAs(EMOTION, 'var plugins = [1];')).rejects.toThrow(
    /Not found in .*defaultStylisPlugins/,
  );
});

/** Builds a module that exports `render`, with `lean()` applied, and runs it in a page with an element to render into. */
async function openPage(code: string) {
  const entry = fileURLToPath(new URL('styled-page.mjs', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['production', 'module', 'browser'] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
      lean(),
    ],
  });
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.');
  const { window } = new JSDOM('<main></main>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  window.eval(chunk.code.replace(/export \{ (\w+)(?: as render)? \};?/, 'window.render = $1;'));
  return window;
}

/** A page of one styled element, and how many components React has made of it. */
const STYLED_PAGE = `
import { css } from '@emotion/react';
import { jsx } from '@emotion/react/jsx-runtime';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
export function render(place) {
  flushSync(() => createRoot(place).render(jsx('p', { css: css({ color: 'red' }), children: '稻' })));
  const [name] = Object.keys(place).filter((key) => key.startsWith('__reactContainer'));
  const parts = (part) => (part ? 1 + parts(part.child) + parts(part.sibling) : 0);
  return parts(place[name].stateNode.current.child);
}
`;

it('renders a styled element with one component, which inserts the styles', async () => {
  const window = await openPage(STYLED_PAGE);
  expect(window['render'](window.document.querySelector('main'))).toBe(2);
  const paragraph = window.document.querySelector('p');
  expect(paragraph && window.getComputedStyle(paragraph).color).toBe('rgb(255, 0, 0)');
});

/** A page of 90 styled elements. */
const LONG_PAGE = `
import { css } from '@emotion/react';
import { jsx } from '@emotion/react/jsx-runtime';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
export function render(place) {
  const rows = Array.from({ length: 90 }, (_, top) => jsx('p', { css: css({ top }), children: '稻' }, top));
  flushSync(() => createRoot(place).render(rows));
}
`;

it('puts rules into several style elements, so that what a new one has to do with is little', async () => {
  const window = await openPage(LONG_PAGE);
  window['render'](window.document.querySelector('main'));
  const sheets = Array.from(window.document.querySelectorAll('style'), ({ sheet }) =>
    Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText),
  );
  expect(sheets.map(({ length }) => length)).toEqual([40, 40, 10]);
  expect(sheets.flat().map((rule) => Number(/top: (\d+)/.exec(rule)?.[1]))).toEqual(
    Array.from({ length: 90 }, (_, top) => top),
  );
});
