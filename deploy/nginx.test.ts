import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseScripts } from '@qinghe/hooks/env';
import {
  aliases,
  aliasOf,
  chooseSite,
  isPage,
  mobileSiteUrl,
  queryAliases,
} from '@qinghe/hooks/url';
import { sitePolicy } from '../apps/demo-server/src/headers.ts';
import { readInlineHashes } from '../apps/demo-server/src/inlineCode.ts';
import { MISSING, missingMarks } from '../apps/demo-server/src/missingRows.ts';
import { maintenanceOf } from '../apps/demo-server/src/maintenance.ts';
import { ownFiles } from '../apps/demo-server/src/ownFiles.ts';
import { type ServerProcess, startServer } from '../scripts/lib/process.mjs';
import { type Nginx, refusal, startNginx } from './testing/nginx.ts';
import { type EchoSchool, startEchoSchool } from './testing/school.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const settings = {
  brand: '</script>禾苗',
  frameHosts: ['player.example.com', 'evil.example; script-src *'],
  apiUrl: 'http://api.example:8000/',
  sentryDsn: 'http://key@errors.example:9000/3',
};

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) Mobile/15E148 Safari/604.1';
const AGENTS = [
  DESKTOP,
  IPHONE,
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 14_0 like Mac OS X) AppleWebKit/605.1.15',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15',
  'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0) MicroMessenger/8.0',
  'MQQBrowser/26 Nokia SymbianOS/9.1 Series60',
  'Mozilla/5.0 (webOS/2.1) wOSBrowser/234',
  'JUC (Linux; U; 2.3.7; zh-cn; MB200; 320*480) UCWEB7.9',
  'padded-client spadework juco browser',
  'curl/8.0',
];
const ADDRESSES = [
  '/',
  '/courses',
  '/courses?cid=3&sort=hot',
  '/courses/detail/7?site=mobile',
  '/courses/detail/7?site=desktop&tab=1',
  '/search?keyword=%E9%9D%92%E7%A6%BE&site=mobile&page=2',
  '/search?a=1&site=mobile',
  '/search?website=mobile&sites=desktop',
  '/version-2.0?site',
  '//courses',
];

let bundle = '';
let school: EchoSchool;
let demo: ServerProcess;
let nginx: Nginx;

/** Sends a request without following redirects, decoding the reply or adding headers. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  return new Promise<{
    status: number;
    header: (name: string) => string;
    cookies: readonly string[];
    body: Buffer;
  }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const target = url.slice(url.indexOf(port) + port.length);
    const call = request({ hostname, port, path: target, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          header: (name) => [res.headers[name] ?? ''].flat().join(', '),
          cookies: res.headers['set-cookie'] ?? [],
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

beforeAll(async () => {
  bundle = mkdtempSync(path.join(tmpdir(), 'qinghe-bundle-'));
  chmodSync(bundle, 0o755);
  const made = spawnSync(process.execPath, [`${root}scripts/bundle.mjs`, `${bundle}/dist`], {
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  bundle += '/dist';
  school = await startEchoSchool();
  demo = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    QINGHE_API_URL: school.url,
    QINGHE_SETTINGS: writeSettings(),
  });
  nginx = await startNginx(bundle, settings, { QINGHE_API_URL: `${school.url}/` });
}, 60_000);

function writeSettings() {
  const file = path.join(path.dirname(bundle), 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

afterAll(async () => {
  await nginx.stop();
  await demo.stop();
  school.server.close();
  rmSync(path.dirname(bundle), { recursive: true, force: true });
});

const builtPage = (app: 'web' | 'h5') => readFileSync(`${root}apps/${app}/dist/index.html`, 'utf8');
const ownPage = (app: 'web' | 'h5') => ownFiles(settings).page?.(builtPage(app));

describe('pages', () => {
  it.each([
    ['/', 'web'],
    ['/index.html', 'web'],
    ['/courses/detail/7?tab=1', 'web'],
    ['/courses/', 'web'],
    ['/h5', 'h5'],
    ['/h5/', 'h5'],
    ['/h5?x=1', 'h5'],
    ['/h5/courses/detail/7', 'h5'],
  ] as const)('%s is a page of %s', async (address, app) => {
    const { status, header, body } = await ask(nginx.url + address);
    expect([status, body.toString()]).toEqual([200, ownPage(app)]);
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect(header('cache-control')).toBe('no-cache');
    expect(header('x-robots-tag')).toBe('');
  });

  it.each([
    ['/no/such', 'web'],
    ['/version-2.0', 'web'],
    ['/h5x', 'web'],
    ['/COURSES', 'web'],
    ['/courses%2Fdetail%2F7', 'web'],
    ['/courses/detail/x', 'web'],
    ['/announcement/7', 'web'],
    ['/h5/no/such?x=1', 'h5'],
  ] as const)(
    '%s is none of %s, which says so itself, as from the demo server',
    async (address, app) => {
      for (const url of [nginx.url, demo.url]) {
        const { status, header, body } = await ask(url + address);
        expect([status, body.toString()]).toEqual([404, ownPage(app)]);
        expect(header('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
        expect(header('cache-control')).toBe('no-cache');
        expect(header('x-robots-tag')).toBe('noindex');
        expect(header('content-security-policy')).toContain("default-src 'self'");
        const again = await ask(url + address, { 'if-none-match': header('etag') });
        expect(again.status).toBe(404);
      }
    },
  );

  it('are missing where the list that was rendered in advance lacks their row', async () => {
    const build = readFileSync(path.join(bundle, 'build.txt'), 'utf8').trim();
    const pages = path.join(bundle, 'site/prerendered');
    for (const mark of missingMarks(['/courses/detail/2', '/courses/detail/4'])) {
      const file = path.join(pages, build, MISSING, mark);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    mkdirSync(path.join(pages, build, 'announcement/7'), { recursive: true });
    writeFileSync(path.join(pages, build, 'announcement/7/index.html'), 'announcement 7');
    const statuses = await Promise.all(
      [1, 2, 3, 5, 99, 99999, '7777777777777', '3/', '3?tab=1'].map(async (id) => {
        const { status } = await ask(`${nginx.url}/h5/courses/detail/${id}`);
        return [id, status, (await ask(`${nginx.url}/courses/detail/${id}`)).status];
      }),
    );
    const activity = (await ask(`${nginx.url}/activates/detail/3`)).status;
    const announcements = await Promise.all(
      ['?id=7', '?msv=2&id=7&x=1', '?id=8', ''].map(async (query) =>
        (await ask(`${nginx.url}/announcement${query}`)).body.toString(),
      ),
    );
    rmSync(pages, { recursive: true });
    expect(statuses).toEqual([
      [1, 404, 404],
      [2, 200, 200],
      [3, 404, 404],
      [5, 200, 200],
      [99, 200, 200],
      [99999, 404, 404],
      ['7777777777777', 404, 404],
      ['3/', 404, 404],
      ['3?tab=1', 404, 404],
    ]);
    expect(activity).toBe(200);
    const words = ['announcement 7', 'announcement 7', ownPage('web'), ownPage('web')];
    expect(announcements).toEqual(words);
  });

  it.each(['/assets/none.js', '/h5/assets/none.js', '/logo.css', '/h5/logo.svg', '/assets/x.png'])(
    '%s is no page, and its absence is not kept',
    async (address) => {
      const { status, header } = await ask(nginx.url + address);
      expect([status, header('cache-control')]).toEqual([404, '']);
    },
  );

  it('go before the empty one where they were rendered in advance for this build', async () => {
    const pages = path.join(bundle, 'site/prerendered');
    const files = ['index.html', 'courses/index.html', 'h5/index.html', 'h5/courses/index.html'];
    const build = readFileSync(path.join(bundle, 'build.txt'), 'utf8').trim();
    const others = ['index.html', 'about/index.html', '0123456789ab/about/index.html'];
    for (const file of [
      ...[...files, 'web-1a2b.css'].map((name) => `${build}/${name}`),
      ...others,
    ]) {
      mkdirSync(path.dirname(path.join(pages, file)), { recursive: true });
      writeFileSync(path.join(pages, file), file.replace(`${build}/`, ''));
    }
    const bodies = await Promise.all(
      ['/', '/courses?page=2', '/h5/', '/h5/courses', '/h5', '/about', '/h5/about'].map(
        async (address) => (await ask(nginx.url + address)).body.toString(),
      ),
    );
    const style = await ask(`${nginx.url}/prerendered/${build}/web-1a2b.css`);
    rmSync(pages, { recursive: true });
    expect(bodies).toEqual([...files, 'h5/index.html', ownPage('web'), ownPage('h5')]);
    expect([style.status, style.header('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('names the sitemap where one was written', async () => {
    const pages = path.join(bundle, 'site/prerendered');
    const before = await ask(`${nginx.url}/sitemap.xml`);
    mkdirSync(pages);
    writeFileSync(path.join(pages, 'sitemap.xml'), '<urlset/>');
    writeFileSync(path.join(pages, 'robots.txt'), 'Sitemap: /sitemap.xml');
    const [map, robots] = await Promise.all(
      ['/sitemap.xml', '/robots.txt'].map((address) => ask(nginx.url + address)),
    );
    rmSync(pages, { recursive: true });
    const after = await ask(`${nginx.url}/robots.txt`);
    expect(before.status).toBe(404);
    expect([map?.body.toString(), map?.header('cache-control')]).toEqual(['<urlset/>', 'no-cache']);
    expect(robots?.body.toString()).toBe('Sitemap: /sitemap.xml');
    expect(after.body.toString()).toContain('Disallow: /member');
  });

  it('answers 304 for what the browser has', async () => {
    const { header } = await ask(`${nginx.url}/`);
    const again = await ask(`${nginx.url}/`, { 'if-none-match': header('etag') });
    expect(again.status).toBe(304);
  });
});

describe('headers', () => {
  const NAMES = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
  ];

  it.each(['/', '/h5/courses', '/env.js', '/healthz', '/api/x', '/images/a.png'])(
    '%s has those that the server of npm start gives',
    async (address) => {
      const [ours, theirs] = await Promise.all([ask(nginx.url + address), ask(demo.url + address)]);
      for (const name of NAMES) {
        expect(theirs.header(name)).not.toBe('');
        expect(ours.header(name)).toBe(theirs.header(name));
      }
    },
  );

  it.each(['/assets/none.js', '/h5/assets/none.js'])(
    '%s has the one that matters to a file',
    async (address) => {
      for (const { header } of [await ask(nginx.url + address), await ask(demo.url + address)])
        expect(NAMES.filter((name) => header(name))).toEqual(['x-content-type-options']);
    },
  );

  it('fills the policy from the settings', async () => {
    const policy = (await ask(`${nginx.url}/`)).header('content-security-policy');
    expect(policy).toContain("frame-src 'self' https://player.example.com;");
    expect(policy).toContain(
      `connect-src 'self' https: ${school.url} http://api.example:8000 http://errors.example:9000;`,
    );
    expect(policy).not.toContain('unsafe');
  });

  it('lets WeChat’s script in where the settings say so, as the demo server does', async () => {
    const read = async (url: string) => (await ask(`${url}/`)).header('content-security-policy');
    expect(await read(nginx.url)).not.toMatch(/wx\.qq|weixin/);
    const own = { wechatShare: true, frameHosts: ['player.example.com'] };
    const other = await startNginx(bundle, own);
    const policy = await read(other.url);
    expect(policy).toContain("script-src 'self' https://res.wx.qq.com 'sha256-");
    expect(policy).toContain("frame-src 'self' https://player.example.com weixin:;");
    await other.stop();
  });

  it('lets the school’s scripts of others in, as the demo server does', async () => {
    const code = 'var x = "${a}";\r\n';
    const scripts = {
      list: [{ src: 'https://hm.baidu.com/hm.js' }, { code }],
      hosts: ['*.kefu.cn', 'https://a.cn'],
    };
    const own = { scripts, wechatShare: true, frameHosts: ['player.example.com'] };
    const other = await startNginx(bundle, own);
    try {
      const policy = (await ask(`${other.url}/`)).header('content-security-policy');
      const hash = createHash('sha256').update(code).digest('base64');
      const hosts = 'https://hm.baidu.com https://*.kefu.cn';
      expect(policy).toContain(
        `script-src 'self' ${hosts} 'sha256-${hash}' https://res.wx.qq.com 'sha256-`,
      );
      expect(policy).toContain(`style-src 'self' ${hosts} 'sha256-`);
      expect(policy).toContain(`frame-src 'self' https://player.example.com ${hosts} weixin:;`);
      expect(other.output()).toContain(
        'qinghe: scripts.hosts[1] "https://a.cn" is no host such as "hm.baidu.com" or "*.example.com": left out',
      );
      const hashes = readInlineHashes([`${root}apps/web/dist`, `${root}apps/h5/dist`]);
      const parsed = { frameHosts: ['player.example.com'], hasWechat: true };
      expect(policy).toBe(sitePolicy({ hashes, ...parsed, scripts: parseScripts(own) }));
    } finally {
      await other.stop();
    }
  });

  it('does not tell its version', async () => {
    expect((await ask(`${nginx.url}/`)).header('server')).toBe('nginx');
  });
});

describe('files', () => {
  it.each(['assets', 'h5/assets'])('keeps those of %s for ever, compressed before', async (dir) => {
    const file = readdirSync(`${bundle}/site/${dir}`).find((name) => name.endsWith('.js.br')) ?? '';
    const address = `${nginx.url}/${dir}/${file.replace(/\.br$/, '')}`;
    const plain = await ask(address);
    const brotli = await ask(address, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(address, { 'accept-encoding': 'gzip' });
    expect(plain.header('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.header('content-type')).toBe('application/javascript; charset=utf-8');
    expect(brotli.header('content-encoding')).toBe('br');
    expect(brotli.header('vary')).toContain('Accept-Encoding');
    expect(brotli.body).toEqual(readFileSync(`${bundle}/site/${dir}/${file}`));
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gzip.header('content-encoding')).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  });

  it('does not serve what the build keeps for itself', async () => {
    expect((await ask(`${nginx.url}/.vite/manifest.json`)).status).toBe(404);
  });

  it.each(['/sw.js', '/h5/sw.js'])(
    '%s is asked for anew, and may be for the whole site',
    async (path) => {
      for (const { url } of [nginx, demo]) {
        const { status, header } = await ask(url + path);
        expect(status).toBe(200);
        expect(header('cache-control')).toBe('no-cache');
        expect(header('service-worker-allowed')).toBe('/');
        expect(header('content-security-policy')).toContain("worker-src 'self'");
      }
    },
  );
});

describe('/env.js', () => {
  it('tells the apps the same as the server of npm start, and cannot end its element', async () => {
    const read = async (url: string) => {
      const { body, header } = await ask(`${url}/env.js`);
      expect(header('cache-control')).toBe('no-cache');
      expect(body.toString()).not.toContain('</script>');
      const context: { window: { __QINGHE__?: Record<string, unknown> } } = { window: {} };
      runInNewContext(body.toString(), context);
      return context.window.__QINGHE__;
    };
    expect(await read(nginx.url)).toEqual(settings);
    expect(await read(demo.url)).toMatchObject(settings);
  });
});

describe('the look of a school', () => {
  it('comes with /env.js, and the start says what was moved or left out', async () => {
    const other = await startNginx(bundle, {
      brand: '北辰',
      theme: { color: '#FFF3A0', radius: 'huge' },
    });
    const script = (await ask(`${other.url}/env.js`)).body.toString();
    const said = other.output();
    await other.stop();
    expect(script).toMatch(/:root:root\{--brand-50:#/);
    expect(said.split('\n').filter((line) => line.startsWith('qinghe: theme'))).toEqual([
      'qinghe: theme.radius "huge" is none of none, small, medium, large: left out',
      expect.stringMatching(/^qinghe: theme.color #FFF3A0 is too bright for white words: #/),
    ]);
    expect((await ask(`${nginx.url}/env.js`)).body.toString()).not.toContain('insertRule');
    expect(nginx.output()).not.toContain('qinghe: theme');
  });
});

describe('the name of a school', () => {
  const NAMED = [
    '/',
    '/courses',
    '/index.html',
    '/h5',
    '/h5/',
    '/h5/courses',
    '/manifest.webmanifest',
    '/h5/manifest.webmanifest',
    '/favicon.svg',
    '/h5/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
  ];
  /** Returns the replies of one server to all of these. */
  const answersOf = (url: string) =>
    Promise.all(
      NAMED.map(async (address) => {
        const { status, header, body } = await ask(url + address);
        const isText = !/\.(?:png|ico)$/.test(address);
        const [type] = header('content-type').split(';');
        const text = status === 200 && isText ? body.toString() : '';
        return {
          address,
          status,
          leads: header('location'),
          type: status === 200 ? type : '',
          text,
        };
      }),
    );

  it.each([
    ['none', {}],
    ['one', { brand: '北辰职业培训', theme: { color: '#5b2a86' } }],
    ['one and an icon', { brand: '北辰职业培训', icon: 'https://cdn.example/icon.png?v=2' }],
  ])('is written at start as the server of npm start does: %s', async (_name, own) => {
    const file = path.join(path.dirname(bundle), 'own.json');
    writeFileSync(file, JSON.stringify(own));
    const [ours, theirs] = await Promise.all([
      startNginx(bundle, own),
      startServer(`${root}apps/demo-server/dist/main.js`, [], {
        PORT: '0',
        HOST: '127.0.0.1',
        QINGHE_API_URL: 'http://127.0.0.1:9',
        QINGHE_SETTINGS: file,
      }),
    ]);
    const [byNginx, byDemo] = await Promise.all([answersOf(ours.url), answersOf(theirs.url)]);
    const packed = await ask(`${ours.url}/h5/`, { 'accept-encoding': 'br' });
    await Promise.all([ours.stop(), theirs.stop()]);
    // For a missing picture, the demo server asks the school, which cannot be reached (502); nginx has none to ask (404).
    expect(byNginx).toEqual(
      byDemo.map((answer) => ({ ...answer, status: answer.status === 502 ? 404 : answer.status })),
    );
    expect(packed.header('content-encoding')).toBe('br');
    expect(JSON.stringify(byNginx)).not.toContain('青禾');
  });
});

describe('old addresses', () => {
  const numbered = (pattern: string) => pattern.replace(':id', '7');
  const rows = aliases.flatMap(({ from, mobile }) => {
    const row = numbered(from);
    return mobile === null ? [row] : [row, `/h5${row}`];
  });
  const queries = queryAliases.flatMap(({ page, name, values }) =>
    Object.keys(values ?? { 3: '' }).flatMap((value) => {
      const row = `${numbered(page)}?${name}=${value}`;
      return [row, `${row}&msv=9`, row.replace('?', '?a=1&'), `/h5${row}`];
    }),
  );
  /** Returns status and redirect target of the replies of nginx and of the server of `npm start` to a desktop browser. */
  const answers = async (address: string, headers: Record<string, string> = {}) => {
    const both = [nginx, demo].map(async ({ url }) => {
      const { status, header } = await ask(url + address, { 'user-agent': DESKTOP, ...headers });
      return [status, header('location')];
    });
    return Promise.all(both);
  };

  it.each(rows)('%s leads on for ever, with its query, however it is spelled', async (row) => {
    const spellings = [
      row,
      `${row}?`,
      `${row}?msv=9&a=%E9%9D%92+1&site=desktop`,
      `${row}/?msv=9`,
      row.replace(/\/(?=[^/]*$)/, '//'),
      row.replace(/[a-z](?=[^/]*$)/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ];
    for (const address of spellings) {
      // oxlint-disable-next-line no-await-in-loop
      const [byNginx, byDemo] = await answers(address);
      const wanted = [301, aliasOf(address, 'desktop')];
      expect([address, byNginx, byDemo]).toEqual([address, wanted, wanted]);
    }
  });

  it.each(queries)('%s is asked for anew in our words', async (address) => {
    const wanted = [301, aliasOf(address, 'desktop')];
    expect(await answers(address)).toEqual([wanted, wanted]);
  });

  it.each([
    '/study?tab=collect&x=1',
    '/packageA/vod/index?category_id=3',
    '/h5/course/7?tab=3',
    '/course/7/?a=1&tab=5',
  ])('%s leads on in our words', async (address) => {
    const wanted = [301, aliasOf(address, 'desktop')];
    expect(await answers(address)).toEqual([wanted, wanted]);
  });

  it.each([
    '/ROLE',
    '/h5/member/mobile',
    '/courses?cid=3',
    '/role%2F',
    '/rolex',
    '/course/0',
    '/course/7/x',
    '/course%2F7',
    '/x?/role',
    '/courses/detail/7?tab=lessons',
    '/courses',
    '/about?tab=2',
    '/study-center?xtab=course',
    '/COURSES?category_id=3',
    '/courses?tab=2',
  ])('%s is none', async (address) => {
    expect(aliasOf(address, 'desktop')).toBeNull();
    const same = [isPage(address.split('?', 1)[0] ?? '') ? 200 : 404, ''];
    expect(await answers(address)).toEqual([same, same]);
  });

  it('are the mobile site’s on phones, which are sent there first', async () => {
    const onPhone = { 'user-agent': IPHONE };
    const { status, header } = await ask(`${nginx.url}/member/mobileVerify?msv=9`, onPhone);
    expect([status, header('location')]).toEqual([302, '/h5/member/mobileVerify?msv=9']);
    const moved = [301, '/h5/member/mobile?msv=9'];
    expect(await answers('/h5/member/mobileVerify?msv=9', onPhone)).toEqual([moved, moved]);
    const stays = { ...onPhone, cookie: 'qinghe_site=desktop' };
    const [byNginx] = await answers('/member/mobileVerify', stays);
    expect(byNginx).toEqual([301, '/member']);
  });

  it('keep the rules of every answer', async () => {
    const { header } = await ask(`${nginx.url}/role?site=desktop`, { 'user-agent': DESKTOP });
    expect(header('location')).toBe('/vip?site=desktop');
    expect(header('set-cookie')).toContain('qinghe_site=desktop');
    expect(header('vary')).toContain('User-Agent');
    expect(header('cache-control')).toBe('no-cache');
    expect(header('content-security-policy')).toContain("default-src 'self'");
  });
});

describe('files of the school’s own', () => {
  it('are served at the root, and what is missing is no page', async () => {
    const files = mkdtempSync(path.join(tmpdir(), 'qinghe-files-'));
    chmodSync(files, 0o755);
    const own = {
      'MP_verify_a1b2.txt': 'a1b2',
      'baidu_verify_x.html': '<p>baidu</p>',
      'favicon.ico': 'icon',
      'robots.txt': 'User-agent: *',
      'sitemap.xml': '<urlset/>',
      'qr/客服.png': 'picture',
      login: 'mine',
      'Index.HTML': 'mine',
    };
    mkdirSync(`${files}/qr`);
    mkdirSync(`${files}/.well-known`);
    for (const [name, content] of Object.entries(own)) writeFileSync(`${files}/${name}`, content);
    const other = await startNginx(
      bundle,
      { brand: '北辰', icon: 'https://cdn.example/icon.png' },
      { QINGHE_FILES: path.relative(process.cwd(), files) },
    );
    const read = async (address: string) => {
      const { status, body } = await ask(other.url + address);
      return status === 200 ? body.toString() : status;
    };
    try {
      for (const [name, content] of Object.entries(own).slice(0, -2))
        expect([name, await read(`/${encodeURI(name)}`)]).toEqual([name, content]);
      for (const page of ['/', '/login']) expect(await read(page)).toContain('<title>北辰</title>');
      expect(other.output()).toContain(
        'files/Index.HTML cannot be served under that name: left out',
      );
      writeFileSync(`${files}/.well-known/late`, 'asked anew');
      expect(await read('/.well-known/late')).toBe('asked anew');
      for (const address of [
        '/.well-known/no',
        '/baidu_verify_no.html',
        '/MP_VERIFY_A1B2.txt',
        '/.env',
        '/.git/config',
        '/storage/a.pdf',
        '/h5/x.html',
        '/h5/.env',
      ])
        expect([address, await read(address)]).toEqual([address, 404]);
    } finally {
      await other.stop();
      rmSync(files, { recursive: true, force: true });
    }
  });
});

describe('pages that a school has written', () => {
  it('are served and told as the demo server does, and what is odd is named at start', async () => {
    const pages = mkdtempSync(path.join(tmpdir(), 'qinghe-pages-'));
    chmodSync(pages, 0o755);
    writeFileSync(
      `${pages}/refund.md`,
      '---\norder: 2\n---\n# 退款</script>说明\n\n七天内**全额**。\n',
    );
    writeFileSync(`${pages}/jobs.html`, '<h1>招聘</h1><p onclick="x()">来</p>');
    writeFileSync(`${pages}/招聘.md`, '# 招聘');
    const file = path.join(path.dirname(bundle), 'paged.json');
    writeFileSync(file, JSON.stringify({ brand: '北辰' }));
    const env = { QINGHE_PAGES: pages };
    const other = await startNginx(bundle, { brand: '北辰' }, env);
    const theirs = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
      PORT: '0',
      HOST: '127.0.0.1',
      QINGHE_API_URL: school.url,
      QINGHE_SETTINGS: file,
      ...env,
    });
    try {
      for (const address of ['/pages/refund.json', '/pages/jobs.json']) {
        const [ours, demos] = await Promise.all(
          [other, theirs].map(({ url }) => ask(url + address)),
        );
        expect(ours?.status).toBe(200);
        expect(ours?.header('content-type')).toBe('application/json; charset=utf-8');
        expect(ours?.header('cache-control')).toBe('no-cache');
        expect(ours?.body.toString()).toBe(demos?.body.toString());
      }
      const packed = await ask(`${other.url}/pages/refund.json`, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(packed.body).toString()).toContain('<strong>全额</strong>');
      for (const [address, wanted] of [
        ['/pages/refund', 200],
        ['/pages/none', 404],
        ['/h5/pages/refund', 200],
        ['/h5/pages/none', 404],
      ] as const) {
        const { status, body } = await ask(other.url + address);
        expect((await ask(theirs.url + address)).status).toBe(wanted);
        expect([status, body.toString()]).toEqual([
          wanted,
          expect.stringContaining('<title>北辰</title>'),
        ]);
      }
      const phone = await ask(`${other.url}/pages/refund`, { 'user-agent': IPHONE });
      expect(phone.header('location')).toBe('/h5/pages/refund');
      expect((await ask(`${other.url}/pages/none.json`)).status).toBe(404);
      const script = (await ask(`${other.url}/env.js`)).body.toString();
      const context: { window: { __QINGHE__?: Record<string, unknown> } } = { window: {} };
      runInNewContext(script, context);
      expect(context.window.__QINGHE__?.['pages']).toEqual([
        { slug: 'jobs', title: '招聘', isInFooter: true },
        { slug: 'refund', title: '退款说明', isInFooter: true },
      ]);
      expect(other.output()).toContain(
        'qinghe: pages/招聘.md has a name with other signs than a to z, 0 to 9 and "-": left out',
      );
    } finally {
      await other.stop();
      await theirs.stop();
      rmSync(pages, { recursive: true, force: true });
    }
  });
});

describe('add-ons of MeEdu', () => {
  const site = {
    brand: '北辰',
    features: { wenda: false },
    addons: {
      url: 'https://old.example',
      mobileUrl: 'https://m.old.example/',
      paths: ['packageA'],
    },
  };

  it('are shown by the client that the settings name, as the demo server does', async () => {
    const file = path.join(path.dirname(bundle), 'addons.json');
    writeFileSync(file, JSON.stringify(site));
    const other = await startNginx(bundle, site);
    const theirs = await startServer(`${root}apps/demo-server/dist/main.js`, [], {
      PORT: '0',
      HOST: '127.0.0.1',
      QINGHE_API_URL: school.url,
      QINGHE_SETTINGS: file,
    });
    const [old, mobile] = ['https://old.example', 'https://m.old.example'];
    try {
      for (const [address, location] of [
        ['/book/detail/3?msv=9', `${old}/book/detail/3?msv=9`],
        ['/topic/detail/3', `${old}/topic/detail/3`],
        ['/learnPath/detail/3', `${old}/learnPath/detail/3`],
        ['/exam/papers', `${old}/exam/papers`],
        ['/tg', `${old}/tg`],
        ['/member/certs', `${old}/member/certs`],
        ['/book/%E4%B9%A6%0d%0aX:1', `${old}/book/%E4%B9%A6%0d%0aX:1`],
        ['/h5/book/detail/3', `${mobile}/book/detail/3`],
        ['/h5/packageA/book?id=1', `${mobile}/packageA/book?id=1`],
      ] as const)
        for (const { url } of [other, theirs]) {
          const { status, header } = await ask(url + address);
          expect([address, status, header('location')]).toEqual([address, 302, location]);
        }
      // An old address of MeEdu still leads to its page here; a module that the settings switch off has no page.
      for (const { url } of [other, theirs]) {
        expect((await ask(`${url}/packageA/vod/index`)).header('location')).toBe('/courses');
        for (const address of ['/wenda', '/bookx', '/h5/wenda/1'])
          expect([address, (await ask(url + address)).status]).toEqual([address, 404]);
      }
      const phone = await ask(`${other.url}/book/detail/3?a=1`, { 'user-agent': IPHONE });
      expect(phone.header('location')).toBe('/h5/book/detail/3?a=1');
    } finally {
      await other.stop();
      await theirs.stop();
    }
  });

  it('are no page where the settings name none', async () => {
    for (const address of ['/book/detail/3', '/tg', '/h5/topic/detail/3'])
      for (const { url } of [nginx, demo])
        expect([address, (await ask(url + address)).status]).toEqual([address, 404]);
  });
});

describe('a school that is closed for a while', () => {
  it('tells pages and calls so as the demo server does, and opens to who brings the key', async () => {
    const closed = {
      brand: '北辰',
      maintenance: { text: '换服务器', until: '2026-12-01T06:00+08:00', key: 'let-me-in-1' },
    };
    const other = await startNginx(bundle, closed, { QINGHE_API_URL: school.url });
    const { maintenance } = maintenanceOf(closed);
    try {
      for (const address of ['/', '/courses/detail/1', '/h5', '/h5/', '/h5/member', '/course/1']) {
        const { status, header, body } = await ask(other.url + address);
        expect([address, status]).toEqual([address, 503]);
        expect(body.toString()).toBe(maintenance?.page);
        expect(header('retry-after')).toBe('Mon, 30 Nov 2026 22:00:00 GMT');
        expect(header('cache-control')).toBe('no-store');
        expect(header('content-security-policy')).toBe(
          maintenance?.headers['Content-Security-Policy'],
        );
        expect(header('x-content-type-options')).toBe('nosniff');
        expect(header('content-type')).toContain('text/html');
      }
      const call = await ask(`${other.url}/api/v2/other/config`);
      expect(call.status).toBe(503);
      expect(call.body.toString()).toBe(maintenance?.envelope);
      expect(call.header('content-type')).toContain('application/json');
      for (const address of ['/healthz', '/env.js', '/favicon.svg', '/sw.js'])
        expect([address, (await ask(other.url + address)).status]).toEqual([address, 200]);
      expect((await ask(`${other.url}/env.js`)).body.toString()).not.toContain('let-me-in');
      expect((await ask(`${other.url}/maintenance/index.html`)).status).toBe(404);
      expect((await ask(`${other.url}/?qinghe_key=LET-ME-IN-1`)).status).toBe(503);
      for (const address of ['/?qinghe_key=let-me-in-1', '/h5/?qinghe_key=let-me-in-1']) {
        const first = await ask(other.url + address);
        expect([address, first.status]).toEqual([address, 200]);
        expect(first.cookies.join()).toBe(
          'qinghe_key=let-me-in-1; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly',
        );
        expect(first.header('content-security-policy')).toContain("script-src 'self'");
      }
      const kept = { cookie: 'a=1; qinghe_key=let-me-in-1' };
      for (const address of ['/courses', '/h5/', '/api/v2/other/config'])
        expect((await ask(other.url + address, kept)).status).toBe(200);
      expect(other.output()).toContain('The school is closed: maintenance is set.');
    } finally {
      await other.stop();
    }
  });
});

describe('the two sites', () => {
  it('sends to the mobile one whom the desktop site would send there', async () => {
    for (const userAgent of AGENTS) {
      for (const remembered of [null, 'desktop']) {
        for (const address of ADDRESSES) {
          const search = address.replace(/^[^?]*/, '');
          const { site } = chooseSite({ search, userAgent, remembered });
          const { status, header } = await ask(nginx.url + address, {
            'user-agent': userAgent,
            ...(remembered && { cookie: `x=1; qinghe_site=${remembered}` }),
          });
          const there = isPage(address.split('?', 1)[0] ?? '') ? 200 : 404;
          const wanted = site === 'mobile' ? [302, mobileSiteUrl(address)] : [there, ''];
          const asked = [userAgent, remembered, address];
          expect([...asked, status, header('location')]).toEqual([...asked, ...wanted]);
          expect(header('vary')).toContain('User-Agent');
        }
      }
    }
  });

  it('knows phones by the same words', () => {
    const code = readFileSync(`${root}packages/hooks/src/url/site.ts`, 'utf8');
    const words = /MOBILE_AGENT =\s+\/(.+)\/i;/.exec(code)?.[1] ?? 'none';
    expect(readFileSync(`${root}deploy/nginx.conf`, 'utf8')).toContain(`"~*${words}" 1;`);
  });

  it('remembers 访问电脑版 until the mobile site is wished for', async () => {
    const wish = await ask(`${nginx.url}/courses?site=desktop`, { 'user-agent': IPHONE });
    expect(wish.status).toBe(200);
    expect(wish.cookies).toEqual(['qinghe_site=desktop; Path=/; Max-Age=31536000; SameSite=Lax']);
    const back = await ask(`${nginx.url}/courses?site=mobile`, {
      'user-agent': IPHONE,
      cookie: 'qinghe_site=desktop',
    });
    expect([back.status, back.header('location')]).toEqual([302, '/h5/courses']);
    expect(back.cookies).toEqual(['qinghe_site=; Path=/; Max-Age=0; SameSite=Lax']);
  });

  it('leaves the mobile site, files and calls alone', async () => {
    for (const address of [
      '/h5/courses',
      '/favicon.svg',
      '/env.js',
      '/api/v2/courses',
      '/healthz',
    ]) {
      const { status } = await ask(nginx.url + address, { 'user-agent': IPHONE });
      expect([address, status]).toEqual([address, 200]);
    }
  });

  it('leaves phones to the page where the school’s own address serves them', async () => {
    const other = await startNginx(bundle, { mobileSite: 'school' });
    const onPhone = { 'user-agent': IPHONE };
    const answers = ['/courses/detail/7', '/courses?site=mobile', '/course/7', '/h5/course/7'].map(
      async (address) => {
        const { status, header } = await ask(other.url + address, onPhone);
        return [status, header('location')];
      },
    );
    const moved = await ask(`${other.url}/course/7`, { 'user-agent': DESKTOP });
    expect(await Promise.all(answers)).toEqual([
      [200, ''],
      [200, ''],
      [200, ''],
      [301, '/h5/courses/detail/7'],
    ]);
    expect(moved.header('location')).toBe('/courses/detail/7');
    await other.stop();
  });

  it('sends to another host where the mobile site has one', async () => {
    const other = await startNginx(bundle, {}, { QINGHE_H5_URL: 'https://m.school.example/' });
    const { header } = await ask(`${other.url}/courses?a=1`, { 'user-agent': IPHONE });
    const there = await ask(`${other.url}/courses?a=1`, {
      'user-agent': IPHONE,
      host: 'm.school.example',
    });
    const said = other.output();
    await other.stop();
    expect(header('location')).toBe('https://m.school.example/courses?a=1');
    // A request to that very host is sent to /h5, since a redirect to itself would loop.
    expect(there.header('location')).toBe('/h5/courses?a=1');
    expect(said).toContain('lies below /h5: is it https://m.school.example/h5?');
  });
});

describe('the school behind it', () => {
  it('gets method, path, body and headers, with its own host', async () => {
    const { status, header, cookies, body } = await ask(
      `${nginx.url}/addons/Zhibo/api/v1/x?a=%E9%9D%92&b=1`,
      {
        authorization: 'Bearer t',
        'content-type': 'application/json',
        'x-forwarded-for': '9.9.9.9',
      },
      'PUT',
      '{"name":"禾"}',
    );
    expect([status, header('cache-control'), cookies]).toEqual([200, '', ['a=1', 'b=2']]);
    expect(JSON.parse(body.toString()).data).toMatchObject({
      method: 'PUT',
      url: '/addons/Zhibo/api/v1/x?a=%E9%9D%92&b=1',
      body: '{"name":"禾"}',
      headers: {
        host: new URL(school.url).host,
        authorization: 'Bearer t',
        'x-forwarded-for': '9.9.9.9, 127.0.0.1',
        'x-forwarded-proto': 'http',
      },
    });
  });

  it('hears of the scheme and the address of a visitor from the TLS front that is named, and from no other', async () => {
    const told = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '9.9.9.9' };
    const heard = async (url: string) => {
      const { body } = await ask(`${url}/api/v2/x`, told);
      const { headers } = JSON.parse(body.toString()).data;
      return [headers['x-forwarded-proto'], headers['x-real-ip']];
    };
    const env = { QINGHE_API_URL: school.url, QINGHE_FRONT: '127.0.0.1 10.0.0.0/8' };
    const fronted = await startNginx(bundle, {}, env);
    const answers = [await heard(fronted.url), await heard(nginx.url)];
    await fronted.stop();
    expect(answers).toEqual([
      ['https', '9.9.9.9'],
      ['http', '127.0.0.1'],
    ]);
  });

  it('gets no room on a disk for its long answers: the folder for them may be memory', () => {
    expect(readFileSync(`${bundle}/proxy.conf`, 'utf8')).toContain(
      '\nproxy_max_temp_file_size 0;\n',
    );
  });

  it('hears from nobody but this server who forwards a call, and under which name and method', async () => {
    const told = {
      forwarded: 'for=evil.example;host=evil.example',
      'x-forwarded-host': 'evil.example',
      x_forwarded_host: 'evil.example',
      'x-forwarded-port': '1',
      'x-forwarded-prefix': '/evil',
      'x-forwarded-server': 'evil.example',
      'x-forwarded-scheme': 'gopher',
      'x-original-url': '/admin/evil',
      'x-rewrite-url': '/admin/evil',
      'x-http-method': 'DELETE',
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
    };
    const { body } = await ask(`${nginx.url}/api/v2/x`, {
      ...told,
      'x-real-ip': '6.6.6.6',
      connection: 'content-length, host, close',
    });
    const { headers } = JSON.parse(body.toString()).data;
    expect(headers).toMatchObject({ host: new URL(school.url).host, 'x-real-ip': '127.0.0.1' });
    expect(Object.keys(headers).filter((name) => name in told)).toEqual([]);
  });

  it('gives its pictures of relative addresses, but no other file that the site lacks', async () => {
    const read = async (address: string) => (await ask(nginx.url + address)).body.toString();
    expect(await read('/images/default_avatar.jpg?v=1')).toBe('picture');
    expect(await read('/favicon.svg')).toContain('<svg');
    expect(await read('/manifest.json')).toContain('404 Not Found');
  });

  it('says how long its pictures may be kept, in one header', async () => {
    const cacheOf = async (name: string) =>
      (await ask(`${nginx.url}/images/${name}.png`)).header('cache-control');
    expect([await cacheOf('kept'), await cacheOf('a')]).toEqual(['max-age=2592000', 'no-cache']);
  });

  it('may stand under a path, and its answers are compressed', async () => {
    const other = await startNginx(bundle, {}, { QINGHE_API_URL: `${school.url}/base/` });
    const pad = 'x'.repeat(2000);
    const { header, body } = await ask(`${other.url}/api/v2/x?pad=${pad}`, {
      'accept-encoding': 'gzip',
    });
    await other.stop();
    expect(header('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(body).toString()).data.url).toBe(`/base/api/v2/x?pad=${pad}`);
  });

  it('that cannot be reached is an envelope with 502', async () => {
    const other = await startNginx(bundle, {}, { QINGHE_API_URL: 'http://127.0.0.1:9' });
    const answers = [await ask(`${other.url}/api/v2/x`), await ask(`${other.url}/images/a.png`)];
    await other.stop();
    for (const { status, header, body } of answers) {
      expect([status, header('content-type')]).toEqual([502, 'application/json; charset=utf-8']);
      expect(JSON.parse(body.toString())).toEqual({
        code: 502,
        message: '无法连接学堂服务器',
        data: [],
      });
    }
  });

  it('is not asked when there is none', async () => {
    const other = await startNginx(bundle, {});
    const answers = [await ask(`${other.url}/api/v2/x`), await ask(`${other.url}/images/a.png`)];
    await other.stop();
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

it('answers the health check', async () => {
  const { status, body, header } = await ask(`${nginx.url}/healthz`);
  expect([status, body.toString()]).toEqual([200, '{"status":"ok"}']);
  expect(header('content-type')).toBe('application/json; charset=utf-8');
});

it('logs no query', async () => {
  await ask(`${nginx.url}/courses?secret=1`);
  await expect.poll(() => nginx.log()).toContain('"GET /courses" 200');
  expect(nginx.log()).not.toContain('secret');
});

describe('start.sh', () => {
  it.each([
    ['nonsense', { QINGHE_API_URL: 'nonsense' }, 'must be an http or https address'],
    ['a host with a command', { QINGHE_API_URL: 'http://a;return 200' }, 'names no host'],
    ['a path with a command', { QINGHE_API_URL: 'http://a/b;c' }, 'path that cannot be used'],
    ['a mobile address', { QINGHE_H5_URL: '//m.example' }, 'QINGHE_H5_URL must be'],
    ['a front that is no address', { QINGHE_FRONT: '10.0.0.1; return' }, 'QINGHE_FRONT holds'],
    ['missing settings', { QINGHE_SETTINGS: '/none.json' }, 'there is no file /none.json'],
    ['a missing site', { QINGHE_SITE: '/none' }, 'npm run bundle'],
  ])('refuses %s', async (_, env, reason) => {
    const said = await refusal(bundle, env);
    expect(said).toMatch(/^1 /);
    expect(said).toContain(reason);
  });

  it('refuses settings that are no object, and says in which line they end to be JSON', async () => {
    await expect(startNginx(bundle, ['a'])).rejects.toThrow('holds no JSON object');
    const file = path.join(path.dirname(bundle), 'broken.json');
    writeFileSync(file, '{\n  "brand": "北辰"\n  "navs": "fixed"\n}\n');
    expect(await refusal(bundle, { QINGHE_SETTINGS: file })).toMatch(/broken\.json.* line 3/);
  });

  it('names what is no setting, a value that counts as absent, and a variable that is none', async () => {
    const other = await startNginx(
      bundle,
      { brand: '北辰', fetures: { vip: false }, navs: 'back office' },
      { QINGHE_FEATURES: 'live', QINGHE_API: school.url },
    );
    const said = other.output();
    await other.stop();
    for (const words of [
      'fetures is no setting: left out. Is it features?',
      'navs "back office" is none of fixed, server: left out',
      'QINGHE_FEATURES is no variable of start.sh',
      'QINGHE_API is no variable of start.sh',
      'neither QINGHE_API_URL nor apiUrl of the settings names the MeEdu server',
    ])
      expect(said).toContain(`qinghe: ${words}`);
  });

  it('finds the API below /api of the address that was given, and says so', async () => {
    const site = createServer((req, res) => {
      const isCall = req.url?.startsWith('/api/api/') === true;
      res.setHeader('content-type', isCall ? 'application/json' : 'text/html');
      res.end(isCall ? JSON.stringify({ code: 0, data: { url: req.url } }) : '<!doctype html>');
    });
    await new Promise<void>((resolve) => {
      site.listen(0, '127.0.0.1', resolve);
    });
    const address = site.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const other = await startNginx(bundle, {}, { QINGHE_API_URL: `${url}/` });
    const { body } = await ask(`${other.url}/api/v2/x`);
    const said = other.output();
    await other.stop();
    site.close();
    expect(JSON.parse(body.toString()).data.url).toBe('/api/api/v2/x');
    expect(said).toContain(`qinghe: QINGHE_API_URL: ${url} is no API of MeEdu, ${url}/api is`);
  });

  it('says what stands at an address that is no API, and starts all the same', async () => {
    const other = await startNginx(bundle, {}, { QINGHE_API_URL: 'http://127.0.0.1:9' });
    const said = other.output();
    await other.stop();
    expect(said).toContain('qinghe: QINGHE_API_URL: http://127.0.0.1:9 cannot be reached');
  });
});
