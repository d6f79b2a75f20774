import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { inApp } from './support/projects.ts';
import { renderSchool } from './support/rendered.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

/** Bytes that a server sends before it waits for the browser's first acknowledgement: ten packets. */
const FIRST = 14_600;

const isPage = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/html') === true;

/** Starts a proxy that sends only the first bytes of a page; the rest, and all other files but pictures, waits for `letGo`. */
async function holdBack(target: string) {
  const held: (() => void)[] = [];
  let isOpen = false;
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const passed = ask(target + url, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const first = isPage(answer) ? FIRST : 0;
        const isPicture = answer.headers['content-type']?.startsWith('image/');
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (isOpen || isPicture) response.end(body);
        else {
          response.flushHeaders();
          if (first > 0) response.write(body.subarray(0, first));
          held.push(() => response.end(body.subarray(first)));
        }
      });
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    hold: () => {
      isOpen = false;
    },
    letGo: () => {
      isOpen = true;
      held.splice(0).forEach((release) => release());
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test(
  'the first bytes of a page are all that its first view is painted from',
  { tag: '@nightly' },
  async ({ page }, info) => {
    test.setTimeout(240_000);
    const line = await holdBack(await renderSchool());
    for (const address of ['/', '/courses', '/courses/detail/1'])
      await test.step(address, async () => {
        line.hold();
        await page.goto(line.url + inApp(info, address), { waitUntil: 'commit' });
        const isPainted = () =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await expect.poll(isPainted).toBe(true);
        await expect(page.getByRole('main').locator('h1, h2, h3').first()).toBeVisible();
        // The page reaches below the window, so everything in view is there.
        const isFull = () =>
          page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
        expect(await isFull()).toBe(true);
        expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
        line.letGo();
        await atRest(page);
      });
    // A page that is still loading would lose its server.
    await page.goto('about:blank');
    line.close();
  },
);
