import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptOf, openAndKeep, UNREACHABLE, unplug } from '../support/offline.ts';
import { expect, test } from '../support/server.ts';

test.use({ serviceWorkers: 'allow' });

const BUILT = fileURLToPath(new URL('../../apps/h5/dist', import.meta.url));

test('a release takes over at once, with and without a network', async ({
  page,
  context,
  problems,
  folder,
  startSchool,
}) => {
  problems.allow(UNREACHABLE);
  const site = path.join(folder, 'h5');
  cpSync(BUILT, site, { recursive: true });
  const { url } = await startSchool({ QINGHE_H5_DIR: site });
  // Without a trailing slash the address is not inside the folder `/h5/`.
  await openAndKeep(page, `${url}/h5`, '/api/v2/other/config');

  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(site, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  for (const ending of ['br', 'gz']) rmSync(path.join(site, `index.html.${ending}`));
  edit('index.html', (html) => html.replace('<body>', '<body data-release="2">'));
  edit('sw.js', (code) => code.replace(/version:[`"']\w+/, (text) => `${text}_next`));

  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-release', '2');
  const shells = async () =>
    (await keptOf(page)).names.filter((name) => name.startsWith('qinghe:shell:'));
  await expect.poll(shells).toEqual([expect.stringMatching(/^qinghe:shell:\/h5\/:\w+_next$/)]);
  await unplug(context);
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-release', '2');
  await expect(page.getByRole('main')).toBeVisible();
});

test('a file that is read brings no removed cache back, as an older worker might', async ({
  page,
  startSchool,
}) => {
  const { url } = await startSchool();
  await openAndKeep(page, `${url}/h5/`, '/api/v2/other/config');
  const left = await page.evaluate(async () => {
    const isShell = (name: string) => name.startsWith('qinghe:shell:');
    const names = (await caches.keys()).filter(isShell);
    await Promise.all(names.map((name) => caches.delete(name)));
    const [script] = document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/"]');
    await fetch(script?.src ?? '');
    await fetch('/env.js');
    return { had: names.length, has: (await caches.keys()).filter(isShell) };
  });
  expect(left).toEqual({ had: 1, has: [] });
});
