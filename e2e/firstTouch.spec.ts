import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { openLine } from '../scripts/lib/slowLine.mjs';
import { hasLetters } from './support/letters.ts';
import { PER_PAGE } from './support/pages.ts';
import { inApp, isPhone } from './support/projects.ts';
import { renderSchool } from './support/rendered.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';
import { countPresses, pressesOf, type Touch, touches, wordsAndEnter } from './support/touches.ts';

/** How long a page that nobody touches waits until its code runs, in milliseconds (`vite/headStart.ts`). */
const REST = 3000;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the built file of a module that has a file of its own in the site; empty if there is none. */
function fileOf(info: TestInfo, module: string): string {
  const dist = path.join(root, 'apps', isPhone(info) ? 'h5' : 'web', 'dist');
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  );
  return manifest[module]?.file ?? '';
}

/** Opens a page while one of its scripts is held back; returns a function that lets the script through. */
async function openWithout(page: Page, url: string, file: string): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/${file}`, async (route) => {
    await wait;
    await route.continue();
  });
  const isAskedFor = page.waitForRequest(`**/${file}`);
  await page.goto(url, { waitUntil: 'commit' });
  await isAskedFor;
  return letThrough;
}

const touchesOf = (info: TestInfo) =>
  touches.filter(({ only }) => only === undefined || only === info.project.name);

/** Expects the page to have carried out a touch exactly once. */
async function expectDone(page: Page, { expected, presses }: Touch, info: TestInfo) {
  await expected(page, info);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  if (presses)
    expect(await pressesOf(page)).toEqual(presses.map((name) => expect.stringMatching(name)));
}

/** The code that is held back: the entry and all that it loads, or only the page's own. */
const parts = {
  entry: () => 'index.html',
  page: ({ module }: Touch) => `src/pages/${module}/${module}Page.tsx`,
};

for (const [part, sourceOf] of Object.entries(parts))
  test(`what is pressed before the code of the ${part} is there happens when it is, once`, async ({
    page,
  }, info) => {
    test.setTimeout(touchesOf(info).length * PER_PAGE);
    const school = await renderSchool();
    await countPresses(page);
    for (const touch of touchesOf(info))
      // Each needs the page to itself.
      // oxlint-disable-next-line no-await-in-loop
      await test.step(touch.what, async () => {
        const file = fileOf(info, sourceOf(touch));
        const letThrough = await openWithout(page, school + inApp(info, touch.address), file);
        await touch.press(page);
        // If only the page's own code is held back, controls of the frame already work and are not marked.
        if (touch.control && part === 'entry')
          await expect(touch.control(page)).toHaveAttribute('data-pressed');
        letThrough();
        await expectDone(page, touch, info);
      });
  });

/** Records the text of each element of the prerendered page that is removed later. */
const watchWhatGoes = (page: Page) =>
  page.addInitScript(() => {
    const gone: string[] = [];
    Reflect.set(window, 'gone', gone);
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      const sent = new Set(main?.querySelectorAll<HTMLElement>('*'));
      if (!main) return;
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes)
            if (node instanceof HTMLElement && sent.has(node) && node.innerText.trim())
              gone.push(node.innerText);
      }).observe(main, { childList: true, subtree: true });
    });
  });

test('what was painted stays while the code of the page is on its way, whatever the server says', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const school = await renderSchool();
  await watchWhatGoes(page);
  // Differs from the config that the page was rendered with, so that the frame is rendered again.
  await page.route('**/api/v2/other/config', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, icp: '新备案号' } } });
  });
  for (const [address, module] of [
    ['/', 'Home'],
    ['/courses', 'Courses'],
    ['/courses/detail/1', 'CourseDetail'],
  ] as const)
    // Each needs the page to itself.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(address, async () => {
      const settings = page.waitForResponse('**/api/v2/other/config');
      const file = fileOf(info, `src/pages/${module}/${module}Page.tsx`);
      const letThrough = await openWithout(page, school + inApp(info, address), file);
      await (await settings).finished();
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(await page.evaluate((): unknown => Reflect.get(window, 'gone'))).toEqual([]);
      letThrough();
      await atRest(page);
      await expect(page.getByRole('main')).toHaveCount(1);
    });
});

test('who has scrolled before the code is there stays where they are', async ({ page }, info) => {
  const school = await renderSchool();
  const letThrough = await openWithout(
    page,
    school + inApp(info, '/'),
    fileOf(info, parts.entry()),
  );
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, 300));
      return scrolled();
    })
    .toBe(300);
  letThrough();
  await atRest(page);
  expect(await scrolled()).toBe(300);
  // The bar stays in view, so that nothing scrolls for the press.
  await page.getByRole('navigation').getByRole('link', { name: /课程/ }).first().click();
  await expect(page).toHaveURL(/\/courses$/);
  await page.goBack();
  await expect.poll(scrolled).toBe(300);
});

/** Opens a page that nobody touches, whose time of rest never ends, and waits until its code is there. */
async function openAsleep(page: Page, url: string, info: TestInfo) {
  await page.addInitScript((rest) => {
    const start = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (act: () => void, time = 0, ...more: unknown[]) =>
      time === rest ? 0 : start(act, time, ...more),
    );
  }, REST);
  const code = page.waitForRequest(`**/${fileOf(info, parts.entry())}`);
  await page.goto(url);
  await code;
  await atRest(page);
}

const asleep = (page: Page) => page.locator('html[data-prerendered]');

/** Returns when the page asked for an API first, in milliseconds after its first paint; null if it has not. */
const firstCall = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const call = performance.getEntriesByType('resource').find(({ name }) => /\/api\//.test(name));
    return paint && call ? call.startTime - paint.startTime : null;
  });

for (const address of ['/', '/courses', '/courses/detail/1']) {
  test(`${address} asks for nothing until somebody touches it`, async ({ page }, info) => {
    await openAsleep(page, (await renderSchool()) + inApp(info, address), info);
    await expect(asleep(page)).toHaveCount(1);
    expect(await firstCall(page)).toBe(null);
    await expect.poll(() => hasLetters(page), 'prices in the school’s own letters').toBe(true);
    await page.mouse.wheel(0, 200);
    await expect(asleep(page)).toHaveCount(0);
    await expect.poll(() => firstCall(page)).toBeGreaterThan(0);
  });

  test(`${address} comes alive by itself when it has rested for a while`, async ({
    page,
  }, info) => {
    await page.goto((await renderSchool()) + inApp(info, address));
    await expect.poll(() => firstCall(page)).toBeGreaterThan(REST);
    await expect(asleep(page)).toHaveCount(0);
  });
}

test('a pointer that comes to rest on a link before any code runs brings what it leads to', async ({
  page,
}, info) => {
  test.skip(isPhone(info), 'A finger does not rest on a link.');
  await openAsleep(page, `${await renderSchool()}/courses`, info);
  const code = page.waitForRequest(
    `**/${fileOf(info, 'src/pages/CourseDetail/CourseDetailPage.tsx')}`,
  );
  await page.getByRole('main').locator('a[href*="/courses/detail/"]').first().hover();
  await code;
});

test('a page does not sleep where the school’s settings name scripts of others', async ({
  page,
}, info) => {
  await page.route('**/env.js', async (route) => {
    const response = await route.fetch();
    const counter = "(window.__QINGHE__ ??= {}).scripts = { list: [{ code: '' }] };";
    await route.fulfill({ response, body: `${await response.text()}\n${counter}` });
  });
  await openAsleep(page, (await renderSchool()) + inApp(info, '/courses'), info);
  await expect(asleep(page)).toHaveCount(0);
});

test('a page does not sleep on a shared computer, whose visitor may have logged in', async ({
  page,
}, info) => {
  await page.addInitScript(() => sessionStorage.setItem('qinghe:visit', '1'));
  await openAsleep(page, (await renderSchool()) + inApp(info, '/courses'), info);
  await expect(asleep(page)).toHaveCount(0);
});

test('a page does not sleep while a formula is in sight, which its code has to draw', async ({
  page,
}, info) => {
  await openAsleep(page, (await renderSchool()) + inApp(info, '/announcement?id=2'), info);
  await expect(page.getByRole('main').locator('.katex').first()).toBeVisible();
});

test('a picture that fails wakes a page, which shows what stands in for it', async ({
  page,
  problems,
}, info) => {
  problems.allow(/demo\/covers/);
  await page.route('**/covers/**', (route) => route.abort());
  await openAsleep(page, (await renderSchool()) + inApp(info, '/courses'), info);
  await expect(asleep(page)).toHaveCount(0);
});

test('a link that is followed shows it until the next page is there', async ({ page }, info) => {
  // A page in the same frame: another frame shows its own skeleton at once.
  await page.goto(inApp(info, '/activates'));
  const link = page.getByRole('navigation').getByRole('link', { name: /课程/ }).first();
  await expect(link).toBeVisible();
  await atRest(page);
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/${fileOf(info, 'src/pages/Courses/CoursesPage.tsx')}`, async (route) => {
    await wait;
    await route.continue();
  });
  await link.click();
  await expect(link).toHaveAttribute('data-pressed', '');
  letThrough();
  await expect(page).toHaveTitle(/课程/);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

/** Replaces every button by a copy, as when React gives up hydrating a part and renders it anew. */
const drawAnew = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('main button'))
      control.replaceWith(control.cloneNode(true));
  });

test('a press whose control is drawn anew before the button goes up happens, once', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const touch = touches.find(({ what }) => what === 'a favourite');
  const control = touch?.control?.(page);
  if (!touch || !control) throw new Error('No touch is a favourite.');
  const school = await renderSchool();
  await countPresses(page);
  const file = fileOf(info, parts.page(touch));
  const letThrough = await openWithout(page, school + inApp(info, touch.address), file);
  // React has hydrated the frame, while the page's own code has not loaded.
  await expect(page.locator('html[data-prerendered]')).toHaveCount(0);
  await control.hover();
  await page.mouse.down();
  await drawAnew(page);
  await page.mouse.up();
  await expect(control).toHaveAttribute('data-pressed');
  letThrough();
  await expectDone(page, touch, info);
});

test('forms lead somewhere without any code', async ({ browser }, info) => {
  // Its school may have to be rendered first, as in the test before.
  test.setTimeout(120_000);
  const school = await renderSchool();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(school + inApp(info, '/courses'));
  await wordsAndEnter(bare);
  await expect(bare).toHaveURL(
    new RegExp(`${inApp(info, '/search')}\\?keywords=%E5%90%91%E9%87%8F$`),
  );
  if (!isPhone(info)) {
    await bare.goto(`${school}/courses`);
    await bare.getByRole('button', { name: '登录' }).click();
    await expect(bare).toHaveURL(/\/login\??$/);
  }
  await context.close();
});

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A line of 1.6 Mb/s with a latency of 150 ms. */
const SLOW = { rate: 200_000, latency: 150 };

/** Opens a page with an empty cache, as on a slow phone: a slow line, a quarter of the processor speed. */
async function openSlowly(browser: Browser, address: string) {
  const { url, close } = await openLine(address, SLOW);
  const context = await browser.newContext();
  context.on('close', close);
  const page = await context.newPage();
  await countPresses(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

/** Waits until a time after the first paint, in milliseconds. */
const atMoment = (page: Page, moment: number) =>
  page.waitForFunction((time) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() >= paint.startTime + time;
  }, moment);

/** Measures the time from the first paint until React has hydrated every link and button in `main`, in milliseconds. */
async function measureWait(browser: Browser, url: string): Promise<number> {
  const page = await openSlowly(browser, url);
  const wait = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const controls = Array.from(document.querySelectorAll('main :is(a[href], button)'));
    const isAlive = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactFiber'));
    return paint && controls.length > 0 && controls.every(isAlive)
      ? performance.now() - paint.startTime
      : false;
  });
  const time = Number(await wait.jsonValue());
  await page.context().close();
  return time;
}

/** Number of moments that are tried on each page; fewer for a closer look at something. */
const MOMENTS = Number(process.env['QINGHE_MOMENTS'] ?? 100);

for (const [seed, address] of [...new Set(touches.map((touch) => touch.address))].entries())
  test(
    `nothing is lost or doubled at any moment after the first paint of ${address}`,
    { tag: '@nightly' },
    async ({ browser }, info) => {
      test.setTimeout((MOMENTS + 10) * 30_000);
      const url = (await renderSchool()) + inApp(info, address);
      const kinds = touchesOf(info).filter((touch) => touch.address === address && !touch.isBefore);
      const longest = await measureWait(browser, url);
      const random = seeded(seed + 1);
      const faults: string[] = [];
      for (let count = 0; count < MOMENTS; count += 1) {
        const touch = kinds[count % kinds.length];
        if (!touch) continue;
        const moment = random() * longest;
        // One after the other, so that each has the machine to itself.
        /* oxlint-disable no-await-in-loop */
        const page = await openSlowly(browser, url);
        await atMoment(page, moment);
        await touch.press(page);
        await expectDone(page, touch, info).catch((error: unknown) => {
          faults.push(`${touch.what} at ${Math.round(moment)} ms: ${String(error)}`);
        });
        await page.context().close();
        /* oxlint-enable no-await-in-loop */
      }
      info.annotations.push({
        type: 'moments',
        description: `${MOMENTS} within ${Math.round(longest)} ms, ${faults.length} faults`,
      });
      expect(faults).toEqual([]);
    },
  );
