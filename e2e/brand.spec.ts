import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/server.ts';

const NAME = '北辰职业培训';
const PAGES = ['/', '/courses', '/courses/detail/1', '/about', '/search', '/login', '/no/such'];

test('a school of another name has nothing of Qinghe: head, manifest, page and card', async ({
  page,
  startSchool,
}, info) => {
  const school = await startSchool({ QINGHE_BRAND: NAME });
  // Replaces the demo school's name in all replies by the name of this school.
  await page.route('**/api/**', async (route) => {
    const reply = await route.fetch();
    const isText = /json|html/.test(reply.headers()['content-type'] ?? '');
    if (isText)
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replaceAll('青禾学堂', NAME).replaceAll('青禾', '北辰'),
      });
    else await route.fulfill({ response: reply });
  });
  for (const address of PAGES) {
    await test.step(address, async () => {
      const sent = await page.goto(school.url + inApp(info, address));
      expect(await sent?.text()).not.toContain('青禾');
      await expect(page.locator('h1, h2, form, main a').first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(NAME));
      await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', NAME);
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
      expect(await page.content()).not.toContain('青禾');
      const pictures = await page
        .locator('img, link[rel~=icon], meta[property="og:image"]')
        .evaluateAll((elements) =>
          elements.map(
            (element) =>
              element.getAttribute('src') ??
              element.getAttribute('href') ??
              element.getAttribute('content') ??
              '',
          ),
        );
      expect(pictures.filter((src) => /assets\/(?:logo|share)/.test(src))).toEqual([]);
    });
  }
  const manifest = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return (await fetch(href)).text();
  });
  expect(JSON.parse(manifest)).toMatchObject({ name: NAME });
  expect(manifest).not.toContain('青禾');
});

test('a colour of the settings is there from the first paint on, in both themes', async ({
  page,
  folder,
  startSchool,
}, info) => {
  const settings = path.join(folder, 'settings.json');
  writeFileSync(settings, JSON.stringify({ theme: { color: '#4b1d8f', radius: 'none' } }));
  const school = await startSchool({ QINGHE_SETTINGS: settings });
  await page.addInitScript(() => {
    // Reads the colour before the first paint, which is the page's own skeleton.
    document.addEventListener('DOMContentLoaded', () => {
      const root = getComputedStyle(document.documentElement);
      Reflect.set(window, 'first', root.getPropertyValue('--brand-600'));
    });
  });
  for (const theme of ['light', 'dark']) {
    await page.goto(school.url + inApp(info, '/courses'));
    await page.evaluate((name) => localStorage.setItem('qinghe:theme', name), theme);
    await page.reload();
    await expect(page.locator('main a').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'first'))).toBe('#4B1D8F');
    const [primary, corner] = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return ['--action-primary', '--radius-md'].map((name) => root.getPropertyValue(name));
    });
    expect(primary === '#4B1D8F').toBe(theme === 'light');
    expect(corner).toBe('0rem');
  }
});
