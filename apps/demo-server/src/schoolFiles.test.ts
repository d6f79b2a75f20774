import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSchoolFiles } from './schoolFiles.ts';
import { createServer } from './server.ts';
import { listen } from './testing/listen.ts';
import { createFolder, createSiteFolders } from './testing/site.ts';

const noApi = () => Promise.reject(new Error('no API here'));
const FILES = {
  'MP_verify_a1b2.txt': 'a1b2',
  'baidu_verify_x.html': '<p>baidu</p>',
  'favicon.ico': 'icon',
  'qr/客服.png': 'picture',
  '.well-known/acme-challenge/x': 'challenge',
  'index.html': 'mine',
  'h5/index.html': 'mine',
  'assets/main-1a2b3c.js': 'mine',
  'env.js': 'mine',
  'Index.HTML': 'mine',
  'ENV.js': 'mine',
  'H5/x.txt': 'mine',
  login: 'mine',
  'courses/detail/1': 'mine',
  'api/v2/config': 'mine',
  '.secret': 'mine',
  '.git/config': 'mine',
};

function write(dir: string) {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
  return dir;
}

const SERVED = [
  '.well-known/acme-challenge/x',
  'MP_verify_a1b2.txt',
  'baidu_verify_x.html',
  'favicon.ico',
  'qr/客服.png',
];

describe('files of a school', () => {
  it('are those that hide nothing of the sites, and the rest is told', () => {
    const { names, remarks } = listSchoolFiles(write(createFolder()));
    expect(names).toEqual(SERVED);
    expect(remarks).toHaveLength(Object.keys(FILES).length - SERVED.length);
    expect(remarks).toContain('files/index.html cannot be served under that name: left out');
  });

  it('need no folder', () => {
    expect(listSchoolFiles('/no/such/folder')).toEqual({ names: [], remarks: [] });
  });

  it.each(SERVED)('are served at the root: %s', async (name) => {
    const folders = createSiteFolders();
    write(folders.filesDir);
    const url = await listen(createServer(folders, noApi));
    const reply = await fetch(`${url}/${name}`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe(Object.entries(FILES).find(([key]) => key === name)?.[1]);
  });

  it.each(['/', '/h5/', '/assets/main-1a2b3c.js', '/env.js', '/login', '/courses/detail/1'])(
    'do not stand before the sites’ own: %s',
    async (address) => {
      const folders = createSiteFolders();
      write(folders.filesDir);
      const url = await listen(createServer(folders, noApi));
      expect(await (await fetch(url + address)).text()).not.toBe('mine');
    },
  );

  it.each([
    '/baidu_verify_no.html',
    '/.well-known/acme-challenge/no',
    '/.secret',
    '/.env',
    '/.git/config',
    '/storage/a.pdf',
    '/x.mp4',
    '/h5/x.html',
    '/%2e%2e/secret.txt',
    '/.well-known/%2e%2e/%2e%2e/secret.txt',
  ])('%s is no page', async (address) => {
    const folders = createSiteFolders();
    const url = await listen(createServer(folders, noApi));
    expect((await fetch(url + address)).status).toBe(404);
  });
});
