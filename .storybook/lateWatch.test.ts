import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchLate } from './lateWatch.ts';

/** Starts a server with one requested module; returns functions to control it and the files it has reported as changed. */
async function serve() {
  const root = mkdtempSync(path.join(tmpdir(), 'late-watch-'));
  const file = path.join(root, 'page.js');
  writeFileSync(file, 'export const page = 1;');
  writeFileSync(path.join(root, 'picture.txt'), 'made by a test');
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      watchLate(
        root,
        (name) => name.endsWith('.txt'),
        () => shown,
      ),
    ],
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  await server.transformRequest('/page.js');
  const changed = new Array<string>();
  server.watcher.on('change', (name) => changed.push(path.basename(name)));
  const watched = () => Object.values(server.watcher.getWatched()).flat();
  return { root, file, show, changed, watched };
}

it('looks after no file until the first page is shown, and then after what a page is made of', async () => {
  const { root, file, show, changed, watched } = await serve();
  expect(watched()).not.toContain('page.js');
  show();
  await vi.waitFor(() => expect(watched()).toContain('page.js'), 5000);
  expect(watched()).not.toContain('picture.txt');
  writeFileSync(path.join(root, 'picture.txt'), 'made anew');
  writeFileSync(file, 'export const page = 2;');
  await vi.waitFor(() => expect(changed).toContain('page.js'), 5000);
  expect(changed).not.toContain('picture.txt');
}, 30_000);

it('tells what has changed before it was looked after', async () => {
  const { file, show, changed } = await serve();
  writeFileSync(file, 'export const page = 2;');
  expect(changed).toEqual([]);
  show();
  await vi.waitFor(() => expect(changed).toContain('page.js'), 5000);
}, 30_000);
