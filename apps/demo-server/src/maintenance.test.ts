import { describe, expect, it } from 'vitest';
import { maintenanceOf } from './maintenance.ts';
import { createServer } from './server.ts';
import { listen } from './testing/listen.ts';
import { createSiteFolders } from './testing/site.ts';

const api = (_req: unknown, res: { end: (body: string) => unknown }) => {
  res.end('called');
  return Promise.resolve();
};
const serve = (site: Record<string, unknown>) =>
  listen(createServer({ ...createSiteFolders(), site }, api));
const KEY = 'let-me-in-1';
const CLOSED = {
  brand: '北辰 <b>',
  maintenance: { text: '换服务器 <script>', until: '2026-12-01T06:00+08:00', key: KEY },
};

describe('a school that is closed for a while', () => {
  it.each(['/', '/courses/detail/1', '/h5', '/h5/member'])(
    'says so on %s, and when to come again',
    async (address) => {
      const reply = await fetch((await serve(CLOSED)) + address);
      const text = await reply.text();
      expect(reply.status).toBe(503);
      expect(reply.headers.get('Retry-After')).toBe('Mon, 30 Nov 2026 22:00:00 GMT');
      expect(reply.headers.get('Cache-Control')).toBe('no-store');
      expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(text).toContain('<h1>北辰 &lt;b&gt;正在维护</h1>');
      expect(text).toContain('<p>换服务器 &lt;script&gt;</p>');
      expect(text).toContain('<p>预计 12月1日 06:00 恢复。</p>');
    },
  );

  it.each(['/api/v2/other/config', '/addons/x'])('tells calls the same: %s', async (address) => {
    const reply = await fetch((await serve(CLOSED)) + address);
    expect(reply.status).toBe(503);
    expect(await reply.json()).toEqual({
      code: 503,
      message: '换服务器 <script> 预计 12月1日 06:00 恢复。',
      data: [],
    });
  });

  it.each(['/healthz', '/assets/main-1a2b3c.js', '/env.js'])('still has %s', async (address) => {
    expect((await fetch((await serve(CLOSED)) + address)).status).toBe(200);
  });

  it('keeps the key to itself', async () => {
    const url = await serve(CLOSED);
    for (const address of ['/env.js', '/', '/api/x', '/manifest.webmanifest'])
      expect(await (await fetch(url + address)).text()).not.toContain(KEY);
  });

  it('wears the icon of the school', async () => {
    const icon = 'https://cdn.example/icon.png';
    const text = await (await fetch(await serve({ ...CLOSED, icon }))).text();
    expect(text).toContain(`<link rel="icon" href="${icon}">`);
    expect(text).toContain(`<img src="${icon}" alt="">`);
  });

  it('opens to who brings the key, and to that browser from then on', async () => {
    const url = await serve(CLOSED);
    const first = await fetch(`${url}/courses?qinghe_key=${KEY}`);
    expect(first.status).toBe(200);
    const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const next = await fetch(`${url}/api/x`, { headers: { cookie: `a=1; ${cookie}` } });
    expect(await next.text()).toBe('called');
  });

  it.each([
    '?qinghe_key=',
    '?qinghe_key=LET-ME-IN-1',
    '?qinghe_key=let-me-in-12',
    '?x=let-me-in-1',
  ])('stays closed to %s', async (query) => {
    expect((await fetch(`${await serve(CLOSED)}/${query}`)).status).toBe(503);
  });

  it('has words of its own where the settings have none', async () => {
    const { maintenance, remarks } = maintenanceOf({ maintenance: true });
    expect(maintenance?.page).toContain('<h1>青禾学堂正在维护</h1>');
    expect(maintenance?.page).toContain('<p>我们正在升级学堂，很快就回来。</p>');
    expect(maintenance?.page).not.toContain('预计');
    expect(maintenance?.headers['Retry-After']).toBe('600');
    expect(maintenance?.key).toBe('');
    expect(remarks).toEqual(['The school is closed: maintenance is set.']);
  });

  it.each([
    [{ until: '明天' }, 'maintenance.until 明天 is no time with a zone'],
    [{ until: '2026-12-01 06:00' }, 'is no time with a zone'],
    [{ until: '2026-12-01T06:00' }, 'is no time with a zone'],
    [{ key: 'short' }, 'maintenance.key must be 8 to 64'],
    [{ key: 'with space and "' }, 'maintenance.key must be 8 to 64'],
  ])('leaves out %j, and says so', (fields, words) => {
    const { maintenance, remarks } = maintenanceOf({ maintenance: fields });
    expect(maintenance).toMatchObject({ headers: { 'Retry-After': '600' }, key: '' });
    expect(remarks.join('\n')).toContain(words);
  });

  it.each([undefined, false, null, 0, '', 'true', 1])(
    'is open where `maintenance` is %j',
    (value) => {
      expect(maintenanceOf({ maintenance: value })).toEqual({ maintenance: null, remarks: [] });
    },
  );
});
