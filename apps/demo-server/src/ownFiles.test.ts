import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownFiles } from './ownFiles.ts';
import { createServer } from './server.ts';
import { listen } from './testing/listen.ts';
import { createSiteFolders } from './testing/site.ts';

const apps = fileURLToPath(new URL('../../', import.meta.url));
const pageOf = (app: string) => readFileSync(`${apps}${app}/index.html`, 'utf8');
const noApi = () => Promise.reject(new Error('no API here'));
const ICON = 'https://cdn.example/icon.png';

/** Starts a server with the pages and pictures of both sites as they are in the repository. */
function serve(site: Record<string, unknown>) {
  const folders = createSiteFolders();
  for (const [app, dir] of [
    ['web', folders.webDir],
    ['h5', folders.h5Dir],
  ] as const)
    writeFileSync(path.join(dir, 'index.html'), pageOf(app));
  for (const name of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png'])
    copyFileSync(`${apps}web/public/${name}`, path.join(folders.webDir, name));
  return listen(createServer({ ...folders, site }, noApi));
}

async function read(url: string) {
  const reply = await fetch(url, { redirect: 'manual' });
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    leads: reply.headers.get('location'),
    text: await reply.text(),
  };
}

const PAGES = ['/', '/index.html', '/courses', '/h5', '/h5/', '/h5/index.html', '/h5/login'];
const FILES = ['/env.js', '/manifest.webmanifest', '/favicon.svg'];
const ALL = [...PAGES, ...FILES, '/h5/manifest.webmanifest', '/h5/favicon.svg'];

describe('another school', () => {
  it.each(ALL)('is all that %s names, before any code runs', async (address) => {
    const { status, text } = await read((await serve({ brand: '北辰职业培训' })) + address);
    expect(status).toBe(200);
    expect(text).not.toContain('青禾');
    expect(text).not.toContain('禾');
    expect(text).toContain('北');
  });

  it('has its name in the title, the description and the card of every page', async () => {
    const { text } = await read(`${await serve({ brand: 'A & "B" <C>' })}/courses`);
    const name = 'A &amp; &quot;B&quot; &lt;C&gt;';
    expect(text).toContain(`<title>${name}</title>`);
    expect(text).toContain(`content="${name}：线上课程与线下活动"`);
    expect(text).toContain(`property="og:site_name" content="${name}"`);
    expect(text).toContain(`property="og:title" content="${name}"`);
    expect(text).not.toContain('og:image');
  });

  it('keeps Qinghe’s pictures to itself where it has none', async () => {
    const url = await serve({ brand: '北辰职业培训' });
    for (const name of ['apple-touch-icon.png', 'icon-192.png'])
      // oxlint-disable-next-line no-await-in-loop
      expect([name, (await read(`${url}/${name}`)).status]).toEqual([name, 404]);
    expect(await read(`${url}/favicon.ico`)).toMatchObject({ status: 302, leads: '/favicon.svg' });
    expect((await read(url)).text).not.toContain('apple-touch-icon');
    const { icons } = JSON.parse((await read(`${url}/manifest.webmanifest`)).text);
    expect(icons).toEqual([{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]);
  });

  it('has its icon wherever a browser looks for one', async () => {
    const url = await serve({ brand: '北辰职业培训', icon: ICON });
    for (const name of ['favicon.ico', 'apple-touch-icon.png'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await read(`${url}/${name}`)).toMatchObject({ status: 302, leads: ICON });
    const { text } = await read(`${url}/h5/`);
    expect(text).toContain(`<link rel="icon" href="${ICON}">`);
    expect(text).toContain(`<link rel="apple-touch-icon" href="${ICON}">`);
    expect(text).toContain(`property="og:image" content="${ICON}"`);
    const { icons } = JSON.parse((await read(`${url}/h5/manifest.webmanifest`)).text);
    expect(icons).toEqual([{ src: ICON, sizes: 'any' }]);
  });

  it('has a manifest for each site, in its colour', async () => {
    const url = await serve({ brand: '北辰职业培训', theme: { color: '#5b2a86' } });
    for (const base of ['/', '/h5/']) {
      // oxlint-disable-next-line no-await-in-loop
      const { type, text } = await read(`${url}${base}manifest.webmanifest`);
      expect(type).toMatch(/^application\/manifest\+json/);
      expect(JSON.parse(text)).toMatchObject({
        name: '北辰职业培训',
        start_url: base,
        scope: base,
        theme_color: '#5B2A86',
      });
    }
    expect((await read(`${url}/favicon.svg`)).text).toContain('fill="#5B2A86"');
  });

  it.each(['data:image/png;base64,AA', 'https://a.example/$x', 'https://a.example/"x'])(
    'leads nobody to %s',
    (icon) => {
      expect(ownFiles({ icon }).leads.size).toBe(0);
    },
  );
});

describe('Qinghe', () => {
  it('is served as it was built', async () => {
    const url = await serve({});
    expect((await read(url)).text).toBe(pageOf('web'));
    expect((await read(`${url}/h5/courses`)).text).toBe(pageOf('h5'));
    for (const name of ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png'])
      // oxlint-disable-next-line no-await-in-loop
      expect([name, (await read(`${url}/${name}`)).status]).toEqual([name, 200]);
    const manifest = JSON.parse((await read(`${url}/manifest.webmanifest`)).text);
    expect(manifest).toMatchObject({ name: '青禾学堂', theme_color: '#148146' });
    expect(manifest.icons).toHaveLength(3);
  });
});
