import { fileURLToPath } from 'node:url';
import { BUDGETS, firstLoad } from '../scripts/lib/firstLoad.mjs';
import { heavyParts } from '../scripts/lib/heavy.mjs';
import { courseLink } from './support/links.ts';
import { inApp, isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

const MARK = 'first content';

test('the scripts of the first load are those that npm run size counts', async ({ page }, info) => {
  const app = isPhone(info) ? 'h5' : 'web';
  const folder = process.env[isPhone(info) ? 'QINGHE_H5_DIR' : 'QINGHE_WEB_DIR'];
  const counted = firstLoad(
    folder || fileURLToPath(new URL(`../apps/${app}/dist`, import.meta.url)),
  );

  await page.addInitScript((mark) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main a[href*="/courses/detail/"]')) return;
      performance.mark(mark);
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, MARK);
  await page.goto(inApp(info, '/'));
  await courseLink(page).waitFor();

  const scripts = await page.evaluate((mark) => {
    const shown = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => /\/assets\/[^?]+\.js$/.test(name) && startTime <= shown)
      .map(({ name, encodedBodySize }) => ({
        file: name.slice(name.indexOf('assets/')),
        bytes: encodedBodySize,
      }));
  }, MARK);

  const files = new Set(scripts.map(({ file }) => file));
  expect(
    counted.map(({ file }) => file).filter((file) => !files.has(file)),
    'counted but not loaded',
  ).toEqual([]);
  const transferred = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  info.annotations.push({ type: 'first load', description: `${transferred.toFixed(1)} KiB` });
  expect(transferred).toBeGreaterThan(40);
  expect(transferred).toBeLessThan(BUDGETS[app]);
});

for (const path of ['/', '/courses', '/courses/detail/1'])
  test(`${path} takes what index.html has asked for, and asks for nothing twice`, async ({
    page,
  }, info) => {
    const asked: string[] = [];
    const platforms = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'fetch') return;
      asked.push(request.url());
      if (request.url().includes('/api/')) platforms.add(request.headers()['meedu-platform']);
    });
    await page.goto(inApp(info, path));
    await courseLink(page)
      .or(page.getByRole('tab', { name: /评论/ }))
      .first()
      .waitFor();
    await atRest(page);
    const left = await page.evaluate(() => {
      const start: unknown = Reflect.get(window, '__QINGHE_START__');
      const answers: unknown = Reflect.get(Object(start), 'answers');
      return typeof answers === 'object' && answers !== null ? Object.keys(answers) : null;
    });
    expect(left).toEqual([]);
    expect([...platforms]).toEqual([isPhone(info) ? 'H5' : 'PC']);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((url, place) => asked.indexOf(url) !== place)).toEqual([]);
  });

test('player, hls.js, KaTeX and highlight.js come only where they are wanted', ({
  browserName,
}, info) => {
  expect(browserName).toBe('chromium');
  const app = isPhone(info) ? 'h5' : 'web';
  const folder = process.env[isPhone(info) ? 'QINGHE_H5_DIR' : 'QINGHE_WEB_DIR'];
  expect(
    heavyParts(folder || fileURLToPath(new URL(`../apps/${app}/dist`, import.meta.url))),
  ).toEqual([]);
});
