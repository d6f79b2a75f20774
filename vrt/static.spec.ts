import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';

const built = fileURLToPath(new URL('../storybook-static/', import.meta.url));
const BASE = '/docs/of/qinghe/';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Starts a plain file server that serves only the built Storybook, below one path. */
function serve(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.join(built, decodeURIComponent(name.slice(BASE.length)));
    if (!name.startsWith(BASE) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      resolve({ server, origin: `http://127.0.0.1:${port}` });
    });
  });
}

/** Records what goes wrong on a page: requests to other origins, failed requests, and console errors. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && /^(https?|wss?):/.test(url)) faults.push(`left: ${url}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  return faults;
}

test('the built Storybook works below any path without a network', async ({ browser }) => {
  test.setTimeout(180_000);
  const { server, origin } = await serve();
  const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = watch(page, origin);
  const open = (place: string) => page.goto(`${origin}${BASE}?path=/${place}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  try {
    await test.step('the welcome page', async () => {
      await open('docs/guides-welcome--docs');
      await preview.getByRole('heading', { level: 1, name: '青禾学堂' }).waitFor();
      await expect(preview.getByText('of whole screens')).toBeVisible();
    });
    await test.step('a page of a component, by the sidebar’s address', async () => {
      await open('docs/patterns-coursecard--docs');
      await preview.getByRole('heading', { name: 'Anatomy' }).waitFor();
      await expect(preview.getByRole('table').first()).toBeVisible();
      // A picture requested while its page is being left has no service worker to answer it.
      await page.waitForLoadState('networkidle');
    });
    await test.step('a screen with the demo school behind it', async () => {
      await open('story/desktop-courses--default');
      const card = preview.getByRole('link', { name: /^Python 零基础/ }).first();
      await card.waitFor();
      const cover = card.locator('img');
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
    await test.step('how long a story takes to open', async () => {
      const began = performance.now();
      await page.goto(
        `${origin}${BASE}iframe.html?viewMode=story&id=components-button--playground`,
      );
      await page.getByRole('button', { name: '立即报名' }).waitFor();
      console.log(`A story opened in ${Math.round(performance.now() - began)} ms.`);
    });
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    server.close();
  }
});
