import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { courseLink } from './support/links.ts';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/server.ts';

const COLLECTOR = 'https://vitals.school.example/page';

/** Whether a script is the one that measures page speed, by a word that only its code contains. */
const isMeasuring = (text: string) => text.includes('durationThreshold');

for (const [what, vitalsUrl] of [
  ['an address', COLLECTOR],
  ['no address', ''],
] as const)
  test(`with ${what} in the settings, how fast a page was is ${vitalsUrl ? 'told once' : 'not even measured'}`, async ({
    page,
    folder,
    startSchool,
  }, info) => {
    const settings = path.join(folder, 'settings.json');
    writeFileSync(settings, JSON.stringify({ vitalsUrl }));
    const { url } = await startSchool({ QINGHE_SETTINGS: settings });
    const sent: string[] = [];
    await page.route(COLLECTOR, async (route) => {
      const headers = await route.request().allHeaders();
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      sent.push(route.request().postData() ?? '');
      await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
    });
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      const text = await response.text().catch(() => '');
      if (isMeasuring(text)) scripts.push(text);
    });
    await page.goto(url + inApp(info, '/courses?keywords=secret&msv=1024'));
    await expect(courseLink(page)).toBeVisible();
    // The last largest paint before the first interaction counts; a removed placeholder would have no element to name.
    await page.evaluate(
      () =>
        new Promise<void>((painted) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('element' in entry && entry.element instanceof Element)
                if (entry.element.closest('main a')) painted();
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    // An interaction, so that there is one to measure.
    await page.keyboard.press('Tab');
    await atRest(page);
    // Imitates a reader who turns to another tab, twice.
    for (let count = 0; count < 2; count += 1)
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    if (!vitalsUrl) {
      await atRest(page);
      expect([sent, scripts]).toEqual([[], []]);
      return;
    }
    await expect.poll(() => sent).toHaveLength(1);
    const told = JSON.parse(sent[0] ?? '');
    expect(told).toMatchObject({
      path: inApp(info, '/courses'),
      cls: { value: expect.any(Number) },
    });
    expect(told.lcp.value).toBeGreaterThan(0);
    expect(told.lcp.element).toMatch(/>/);
    expect(sent[0]).not.toMatch(/secret|1024|\?/);
    expect(scripts).toHaveLength(1);
    expect(brotliCompressSync(scripts.join('')).length).toBeLessThanOrEqual(2048);
  });
