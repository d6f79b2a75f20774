import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/server.ts';

const HOST = 'stats.example.com';
const SCRIPTS = {
  list: [
    { code: 'window.stats = window.stats || [];\r\nwindow.stats.push("</script>");' },
    { src: `https://${HOST}/hm.js?abc` },
  ],
  hosts: ['chat.example.com'],
};

/** Stands in for third-party hosts, the first of which loads scripts of the other two; returns the requested addresses. */
async function playOthers(page: Page) {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?:stats|chat|evil)\.example\.com\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    const bring = (address: string) =>
      `document.head.append(Object.assign(document.createElement('script'), { src: '${address}' }));`;
    return route.fulfill({
      contentType: 'text/javascript',
      body: url.includes(HOST)
        ? bring('https://chat.example.com/chat.js') + bring('https://evil.example.com/x.js')
        : 'window.stats.push("chat");',
    });
  });
  return asked;
}

const settingsFile = (folder: string, scripts: object) => {
  const file = path.join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify({ scripts }));
  return { QINGHE_SETTINGS: file };
};
const statsOf = (page: Page) =>
  page.evaluate(() => ('stats' in window ? JSON.stringify(window.stats) : null));

test.use({ serviceWorkers: 'block' });

test('a school’s scripts of others run, from the hosts it names and no other', async ({
  page,
  folder,
  startSchool,
  problems,
}, info) => {
  problems.allow(/evil\.example\.com/);
  const { url } = await startSchool(settingsFile(folder, SCRIPTS));
  const asked = await playOthers(page);
  await page.goto(url + inApp(info, '/courses'));
  await expect.poll(() => statsOf(page)).toBe('["</script>","chat"]');
  expect(asked).toEqual([`https://${HOST}/hm.js?abc`, 'https://chat.example.com/chat.js']);
  await expect(page.getByRole('region', { name: 'Cookie 设置' })).toHaveCount(0);
});

test('nothing of others runs before the visitor agrees, and the word can be taken back', async ({
  page,
  folder,
  startSchool,
  problems,
}, info) => {
  problems.allow(/evil\.example\.com/);
  const { url } = await startSchool(settingsFile(folder, { ...SCRIPTS, consent: true }));
  const asked = await playOthers(page);
  const bar = page.getByRole('region', { name: 'Cookie 设置' });
  const address = `${url}${inApp(info, '/')}?from=1`;
  await page.goto(address);

  await bar.getByRole('button', { name: '不同意' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  const entry = page.getByRole('link', { name: 'Cookie 设置' });
  await entry.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  expect([asked, await statsOf(page)]).toEqual([[], null]);

  await entry.click();
  await expect(bar).toBeFocused();
  await bar.getByRole('button', { name: '同意', exact: true }).click();
  await expect.poll(() => statsOf(page)).toBe('["</script>","chat"]');
  await expect(bar).toHaveCount(0);
  expect(page.url()).toBe(address);

  await entry.click();
  await Promise.all([
    page.waitForEvent('load'),
    bar.getByRole('button', { name: '不同意' }).click(),
  ]);
  await entry.scrollIntoViewIfNeeded();
  expect(await statsOf(page)).toBeNull();
});
