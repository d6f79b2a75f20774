import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aliases, aliasOf, queryAliases } from '@qinghe/hooks/url';
import { createServer } from './server.ts';
import { listen, sendRaw } from './testing/listen.ts';
import { createSiteFolders } from './testing/site.ts';

const noApi = () => Promise.reject(new Error('no API here'));
const serve = () => listen(createServer(createSiteFolders(), noApi));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function read(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('old addresses', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) Mobile/15E148';
  const ask = (url: string, agent = 'Mozilla/5.0 (X11; Linux x86_64)') =>
    read(url, { redirect: 'manual', headers: { 'user-agent': agent } });
  const rows = aliases.flatMap(({ from, mobile }) => {
    const path = from.replace(':id', '7');
    return mobile === null ? [path] : [path, `/h5${path}`];
  });

  it.each(rows)('%s leads on for ever, with its query', async (path) => {
    const url = await serve();
    for (const asked of [path, `${path}?msv=9&a=%E9%9D%92+1`, `${path}/`]) {
      const { status, headers } = await ask(url + asked);
      expect([asked, status, headers.get('location')]).toEqual([
        asked,
        301,
        aliasOf(asked, 'desktop'),
      ]);
      expect(headers.get('vary')).toBe('User-Agent');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each(
    queryAliases.flatMap(({ page, name, values }) =>
      Object.keys(values ?? { 3: '' }).map(
        (value) => `${page.replace(':id', '7')}?msv=9&${name}=${value}`,
      ),
    ),
  )('%s is asked for anew in our words', async (path) => {
    const url = await serve();
    for (const asked of [path, `/h5${path}`]) {
      const { status, headers } = await ask(url + asked);
      expect([status, headers.get('location')]).toEqual([301, aliasOf(asked, 'desktop')]);
    }
  });

  it('of the desktop site are left to the page on phones, which leave for the mobile one', async () => {
    const url = await serve();
    expect((await ask(`${url}/member/mobileVerify`, IPHONE)).status).toBe(200);
    const { status, headers } = await ask(`${url}/h5/member/mobileVerify`, IPHONE);
    expect([status, headers.get('location')]).toEqual([301, '/h5/member/mobile']);
  });

  it('are none in capitals, below files, or where they are a page', async () => {
    const url = await serve();
    for (const path of ['/h5/member/mobile', '/courses?cid=3'])
      expect([path, (await ask(url + path)).status]).toEqual([path, 200]);
    for (const path of ['/ROLE', '/role%2F', '/rolex'])
      expect([path, (await ask(url + path)).status]).toEqual([path, 404]);
  });
});

describe('pages', () => {
  it('are asked for over connections that stay open longer than those of proxies', async () => {
    const { headers } = await read(await serve());
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  it.each([
    ['/', 'web'],
    ['/courses/detail/7?tab=1', 'web'],
    ['//courses', 'web'],
    ['/h5', 'h5'],
    ['/h5/', 'h5'],
    ['/h5?x=1', 'h5'],
    ['/h5/courses/detail/7', 'h5'],
  ])('%s is a page of %s', async (path, app) => {
    const { status, headers, text } = await read((await serve()) + path);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${app}</title>`);
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-robots-tag')).toBeNull();
  });

  it.each([
    ['/no/such/page', 'web'],
    ['/version-2.0', 'web'],
    ['/h5x', 'web'],
    ['/courses/detail/x', 'web'],
    ['/pages/refund', 'web'],
    ['/%E0%A4%A', 'web'],
    ['//evil.example/x', 'web'],
    ['/h5/no/such/page', 'h5'],
  ])('%s is none of %s, which says so itself', async (path, app) => {
    const url = (await serve()) + path;
    const { status, headers, text } = await read(url);
    expect(status).toBe(404);
    expect(text).toContain(`<title>${app}</title>`);
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const again = await read(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again).toMatchObject({ status: 404, text });
  });

  it.each([
    '/assets/main-old.js',
    '/h5/assets/main-old.js',
    '/logo.svg',
    '/demo/covers/none.svg',
    '/demo/',
  ])('%s is no page', async (path) => {
    const { status, text } = await read((await serve()) + path);
    expect(status).toBe(404);
    expect(text).toBe('404 Not Found');
  });

  it('tells the security headers with every answer but files that run under the policy of their page', async () => {
    const url = await serve();
    const asset = await read(`${url}/assets/none.js`);
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    expect(asset.headers.has('content-security-policy')).toBe(false);
    const picture = await read(`${url}/demo/covers/math.svg`);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    for (const path of ['/', '/h5/', '/env.js', '/demo/pages/vip.html', '/no/such']) {
      const { headers } = await read(url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    }
    const { headers } = await read(`${url}/api/x`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it.each([
    '/../secret.txt',
    '/demo/../secret.txt',
    '/demo/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/h5/..\\secret.txt',
  ])('%s does not leave its folder', async (path) => {
    const url = await serve();
    expect(
      await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    ).not.toContain('not served');
  });

  it('takes only GET and HEAD', async () => {
    const { status, headers } = await read(await serve(), { method: 'POST', body: 'x' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it('says what to do when an app is not built', async () => {
    const server = createServer({ ...createSiteFolders(), webDir: '/none' }, noApi);
    const { status, text } = await read(await listen(server));
    expect(status).toBe(404);
    expect(text).toContain('npm run build');
  });
});

describe('pages that were rendered in advance', () => {
  const serveRendered = (folders = createSiteFolders()) => {
    return listen(createServer({ ...folders, prerenderedDir: folders.renderedPages }, noApi));
  };

  it.each([
    ['/', 'web in advance'],
    ['/courses', 'courses in advance'],
    ['/courses?page=2', 'courses in advance'],
    ['/announcement?id=7', 'announcement in advance'],
    ['/announcement?msv=3&id=7', 'announcement in advance'],
    ['/announcement?id=8', 'web'],
    ['/courses/detail/7', 'web'],
    ['/about', 'web'],
    ['/h5', 'h5 in advance'],
    ['/h5/', 'h5 in advance'],
    ['/h5/courses', 'h5'],
  ])('%s is %s', async (path, title) => {
    const { status, headers, text } = await read((await serveRendered()) + path);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title}</title>`);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/announcement/7', 404],
    ['/courses/detail/3', 404],
    ['/h5/courses/detail/3/', 404],
    ['/courses/detail/99999', 404],
    ['/courses/detail/4', 200],
    ['/activates/detail/3', 200],
  ])('tell that there is no %s: %i', async (path, status) => {
    expect((await read((await serveRendered()) + path)).status).toBe(status);
    // Without prerendered pages there are no marks of missing rows; an unknown address is a 404 in either case.
    const without = path.includes('detail') ? 200 : 404;
    expect((await read((await serve()) + path)).status).toBe(without);
  });

  it('have their styles beside them', async () => {
    const folders = createSiteFolders();
    const url = await serveRendered(folders);
    const styles = await read(`${url}/prerendered/${folders.build}/web-1a2b.css`);
    expect(styles).toMatchObject({ status: 200, text: 'p{}' });
    expect((await read(`${url}/prerendered/none.css`)).status).toBe(404);
  });

  it('belong to the build that is served, which a new one may follow at any moment', async () => {
    const folders = createSiteFolders();
    const url = await serveRendered(folders);
    expect((await read(`${url}/build.txt`)).text).toBe(`${folders.build}\n`);
    writeFileSync(
      path.join(folders.webDir, 'index.html'),
      '<!doctype html><title>web of today</title>',
    );
    expect((await read(url)).text).toContain('web of today');
    expect((await read(`${url}/build.txt`)).text).not.toContain(folders.build);
  });
});

describe('files', () => {
  it('keeps hashed assets for ever and sends them compressed', async () => {
    const url = await serve();
    for (const path of ['/assets/main-1a2b3c.js', '/h5/assets/main-4d5e6f.js']) {
      const { headers, text } = await read(url + path, { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toBe('text/javascript');
      expect(text).toContain('青禾学堂');
    }
    const { headers } = await read(`${url}/assets/main-1a2b3c.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('answers 304 for what the browser has', async () => {
    const url = `${await serve()}/assets/main-1a2b3c.js`;
    const etag = (await read(url)).headers.get('etag') ?? '';
    expect((await read(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=8-99', 206, '89'],
    ['bytes=-3', 200, '0123456789'],
    ['bytes=5-2', 200, '0123456789'],
    ['bytes=a-b', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
    ['bytes=0-9007199254740991', 206, '0123456789'],
    ['bytes=0-9007199254740993', 200, '0123456789'],
    ['bytes=0-99999999999999999999', 200, '0123456789'],
  ])('answers the range %s with %i', async (range, status, text) => {
    const answer = await read(`${await serve()}/demo/media/lesson.mp4`, { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.text).toBe(text);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
  });

  it('refuses a range beyond the end', async () => {
    const answer = await read(`${await serve()}/demo/media/lesson.mp4`, {
      headers: { range: 'bytes=10-' },
    });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, text } = await read(`${await serve()}/demo/media/lesson.mp4`, {
      method: 'HEAD',
    });
    expect([status, text, headers.get('content-length')]).toEqual([200, '', '10']);
  });
});

describe('/env.js', () => {
  it('is a script that cannot end its own element', async () => {
    const { headers, text } = await read(`${await serve()}/env.js`);
    expect(headers.get('content-type')).toBe('text/javascript;charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(text).not.toContain('</script>');
    const context = { window: {} };
    runInNewContext(text, context);
    expect(context.window).toEqual({ __QINGHE__: { brand: '</script>禾苗' } });
  });
});

it('answers the health check', async () => {
  const { status, text } = await read(`${await serve()}/healthz`);
  expect([status, text]).toEqual([200, '{"status":"ok"}']);
});

it('answers an envelope when the API fails', async () => {
  const { status, text } = await read(`${await serve()}/api/v2/courses`);
  expect([status, text]).toEqual([200, '{"code":1,"message":"错误","data":[]}']);
});
