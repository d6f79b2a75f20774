import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { measure } from './firstLoad.mjs';
import { root } from './run.mjs';

/** The smallest program that uses every given library the way the apps do. */
const program = `
import { createElement, Suspense, lazy, useState, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Outlet, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { proxy, useSnapshot } from 'valtio';
import { css } from '@emotion/react';
import { jsx } from '@emotion/react/jsx-runtime';
import dayjs from 'dayjs';

const state = proxy({ name: '' });
const style = css({ color: 'green' });
function Page() {
  const { name } = useSnapshot(state);
  const { data } = useSWR('key', () => Promise.resolve(dayjs().format()));
  const [n, setN] = useState(0);
  useEffect(() => setN(1), []);
  console.log(useLocation(), useNavigate(), useParams(), useSearchParams(), Outlet, Suspense, lazy);
  return jsx('p', { css: style, children: [name, data, n, createElement(Link, { to: '/' })] });
}
createRoot(document.body).render(
  createElement(SWRConfig, null, createElement(BrowserRouter, null,
    createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Page) })))),
);
`;

/** Measures the given libraries alone, built with an app's Vite settings: their brotli size in bytes. */
export async function measureFloor(app) {
  const dir = path.join(root, 'node_modules/.cache/size-floor', app);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'main.js'), program);
  writeFileSync(path.join(dir, 'index.html'), '<script type="module" src="./main.js"></script>');
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path.join(root, 'apps', app, 'vite.config.ts'),
  );
  const built = await build({
    ...loaded?.config,
    configFile: false,
    root: dir,
    publicDir: false,
    logLevel: 'error',
    build: { ...loaded?.config.build, write: false },
  });
  const { output } = Array.isArray(built) ? built[0] : built;
  return output
    .filter(({ type }) => type === 'chunk')
    .reduce((sum, { code }) => sum + measure(Buffer.from(code)).brotli, 0);
}
