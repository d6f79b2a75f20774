import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { fetchFirst, type KeptModules } from './firstModules.ts';

const PAGE = '<!doctype html><html><head></head><body></body></html>';

/** Creates a folder with the modules of a page, and a store of modules that lasts between two starts. */
function tryOut() {
  const root = mkdtempSync(path.join(tmpdir(), 'first-modules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['page.js', 'part.js'])
    writeFileSync(path.join(root, name), `export const name = '${name}';`);
  const written = new Map<string, Parameters<KeptModules['set']>[1]>();
  const kept: KeptModules = {
    get: async (page) => written.get(page),
    set: async (page, modules) => written.set(page, modules),
  };
  /** Starts a server, requests modules as a browser does, and reports a page as rendered; returns the preloaded modules. */
  const start = async (drawn: string, asked: string[]) => {
    let draw = (_page: string) => {};
    const vite = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        fetchFirst(
          kept,
          new Promise((resolve) => {
            draw = resolve;
          }),
        ),
      ],
    });
    const server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const html = await vite.transformIndexHtml('/iframe.html', PAGE);
    for (const name of asked)
      // oxlint-disable-next-line no-await-in-loop -- As a browser that learns of one from the other.
      await fetch(`http://127.0.0.1:${port}${name}`, {
        headers: { 'sec-fetch-dest': name.endsWith('.js') ? 'script' : 'image' },
      });
    draw(drawn);
    await new Promise((resolve) => setTimeout(resolve, 0));
    server.close();
    await vite.close();
    return Array.from(html.matchAll(/rel="modulepreload" href="([^"]+)"/g), ([, name]) => name);
  };
  return { root, start };
}

it('names at the next start what Welcome was drawn with', async () => {
  const { start } = tryOut();
  expect(await start('guides-welcome--docs', ['/page.js', '/part.js', '/picture.png'])).toEqual([]);
  expect(await start('guides-welcome--docs', [])).toEqual(['/page.js', '/part.js']);
  // The modules are not recorded again, as preloaded ones are requested in any case.
  expect(await start('guides-welcome--docs', ['/page.js'])).toEqual(['/page.js', '/part.js']);
});

it('names nothing of another page that came first', async () => {
  const { start } = tryOut();
  await start('components-button--docs', ['/page.js']);
  expect(await start('guides-welcome--docs', [])).toEqual([]);
});

it('passes over a module that has gone since', async () => {
  const { root, start } = tryOut();
  await start('guides-welcome--docs', ['/page.js', '/part.js']);
  rmSync(path.join(root, 'part.js'));
  expect(await start('guides-welcome--docs', [])).toEqual(['/page.js']);
});
