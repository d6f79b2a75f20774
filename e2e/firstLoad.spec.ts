import { courseLink } from './support/links.ts';
import { fileURLToPath } from 'node:url';
import { firstLoad } from '../scripts/lib/firstLoad.mjs';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test('the scripts of the first load are those that npm run size counts', async ({ page }, info) => {
  const app = isPhone(info) ? 'h5' : 'web';
  const folder = process.env[isPhone(info) ? 'QINGHE_H5_DIR' : 'QINGHE_WEB_DIR'];
  const counted = firstLoad(
    folder || fileURLToPath(new URL(`../apps/${app}/dist`, import.meta.url)),
  );

  const arrived: { file: string; bytes: Promise<number> }[] = [];
  let isShown = false;
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (isShown || !pathname.includes('/assets/') || !pathname.endsWith('.js')) return;
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    arrived.push({ file: pathname.replace(/^\/(h5\/)?/, ''), bytes });
  });
  await page.goto(inApp(info, '/'));
  await courseLink(page).waitFor();
  isShown = true;

  const files = new Set(arrived.map(({ file }) => file));
  expect(
    counted.map(({ file }) => file).filter((file) => !files.has(file)),
    'counted but not loaded',
  ).toEqual([]);
  const sizes = await Promise.all(arrived.map(({ bytes }) => bytes));
  const transferred = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024;
  info.annotations.push({ type: 'first load', description: `${transferred.toFixed(1)} KiB` });
  expect(transferred).toBeGreaterThan(40);
  expect(transferred).toBeLessThan(app === 'h5' ? 112 : 125);
});
