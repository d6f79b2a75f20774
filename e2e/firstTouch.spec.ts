import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { inApp, isPhone } from './support/projects.ts';
import { expect, test } from './support/server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Which file of a site holds a module of its own. */
function fileOf(info: TestInfo, module: string): string {
  const dist = path.join(root, 'apps', isPhone(info) ? 'h5' : 'web', 'dist');
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  );
  return manifest[module]?.file ?? '';
}

/** Opens a page whose script of that name does not come until it is let through. */
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

/** Counts what reaches the page itself: the presses that it acts on, as texts of their controls. */
async function countPresses(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const presses: string[] = [];
    Reflect.set(window, 'presses', presses);
    for (const type of ['click', 'submit'])
      document.addEventListener(type, ({ target }) => {
        const control =
          target instanceof Element && target.closest('a, button, input, label, form');
        if (control) presses.push(`${type} ${control.getAttribute('aria-label') ?? control.textContent}`);
      });
  });
  return () =>
    page.evaluate(() => {
      const presses: unknown = Reflect.get(window, 'presses');
      return Array.isArray(presses) ? presses.map(String) : [];
    });
}

interface Touch {
  what: string;
  address: string;
  /** The page's module below `src/pages`. */
  module: string;
  press: (page: Page) => Promise<void>;
  /** The control that shows that it was pressed; none for what is typed. */
  control?: (page: Page) => Locator;
  expected: (page: Page, info: TestInfo) => Promise<void>;
  /** What the page has acted on, in order. */
  presses: RegExp[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const tab = (page: Page) => page.getByRole('tab', { name: /目录/ });
const field = (page: Page) => page.getByRole('search').getByLabel(/^搜索/).and(page.locator('input'));

/** The desktop site asks in a dialog, the mobile one on a page of its own. */
async function asksToLogIn(page: Page, info: TestInfo) {
  if (isPhone(info)) await expect(page).toHaveURL(/\/h5\/login\?redirect=/);
  else await expect(page.getByRole('dialog')).toHaveCount(1);
}

async function findsWords(page: Page) {
  await expect(page).toHaveURL(/\/search\?keywords=%E5%90%91%E9%87%8F$/);
}

const course = { address: '/courses/detail/1', module: 'CourseDetail' };
const courses = { address: '/courses', module: 'Courses' };
const TOUCHES: Touch[] = [
  {
    ...course,
    what: 'buying',
    press: (page) => button('登录后购买')(page).click(),
    control: button('登录后购买'),
    expected: asksToLogIn,
    presses: [/^click 登录后购买/],
  },
  {
    ...course,
    what: 'a favourite',
    press: (page) => button('收藏课程')(page).click(),
    control: button('收藏课程'),
    expected: asksToLogIn,
    presses: [/^click 收藏课程/],
  },
  {
    ...course,
    what: 'a tab',
    press: (page) => tab(page).click(),
    control: tab,
    expected: (page) => expect(tab(page)).toHaveAttribute('aria-selected', 'true'),
    presses: [/^click .*目录/],
  },
  {
    ...course,
    what: 'a tab by its key',
    press: async (page) => {
      await page.getByRole('tab').first().focus();
      await page.keyboard.press('ArrowRight');
    },
    expected: (page) => expect(tab(page)).toHaveAttribute('aria-selected', 'true'),
    presses: [],
  },
  {
    address: '/activates/detail/1',
    module: 'ActivityDetail',
    what: 'a menu',
    press: (page) => button('导航')(page).click(),
    control: button('导航'),
    expected: (page) => expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(1),
    presses: [/^click 导航/],
  },
  {
    ...courses,
    what: 'typed words and Enter',
    press: async (page) => {
      await field(page).pressSequentially('向量');
      await page.keyboard.press('Enter');
    },
    control: (page) => page.getByRole('search').getByRole('button', { name: '搜索' }),
    expected: findsWords,
    presses: [/^click 搜索/, /^submit/],
  },
  {
    ...courses,
    what: 'typed words and the button',
    press: async (page) => {
      await field(page).pressSequentially('向量');
      await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
    },
    control: (page) => page.getByRole('search').getByRole('button', { name: '搜索' }),
    expected: findsWords,
    presses: [/^click 搜索/, /^submit/],
  },
  {
    ...courses,
    what: 'typed words alone',
    press: (page) => field(page).pressSequentially('向量'),
    // Only what React knows of brings the button that takes it away.
    expected: async (page) => {
      await expect(button('清空')(page)).toBeVisible();
      await expect(field(page)).toHaveValue('向量');
    },
    presses: [],
  },
  {
    address: '/activates',
    module: 'Activities',
    what: 'a filter',
    press: (page) => page.getByRole('radio', { name: '已结束' }).click(),
    expected: (page) => expect(page.getByRole('radio', { name: '已结束' })).toBeChecked(),
    presses: [/^click/],
  },
  {
    ...course,
    what: 'two presses, one after the other',
    press: async (page) => {
      await tab(page).click();
      await button('收藏课程')(page).click();
    },
    control: tab,
    expected: asksToLogIn,
    presses: [/^click .*目录/, /^click 收藏课程/],
  },
  {
    ...course,
    what: 'an impatient visitor',
    press: async (page) => {
      await button('收藏课程')(page).click();
      await button('收藏课程')(page).click();
      await button('收藏课程')(page).click();
    },
    control: button('收藏课程'),
    expected: asksToLogIn,
    presses: [/^click 收藏课程/],
  },
];

test('what is pressed before the code is there happens when it is, once', async ({
  page,
  folder,
  startSchool,
}, info) => {
  test.setTimeout(120_000);
  const pages = path.join(folder, 'prerendered');
  const school = await startSchool({ QINGHE_PRERENDERED: pages });
  const script = path.join(root, 'scripts/prerender.mjs');
  await promisify(execFile)(process.execPath, [script, '--site', school.url, '--out', pages]);
  const presses = await countPresses(page);
  for (const touch of TOUCHES) {
    const url = school.url + inApp(info, touch.address);
    const parts = {
      entry: fileOf(info, 'index.html'),
      page: fileOf(info, `src/pages/${touch.module}/${touch.module}Page.tsx`),
    };
    for (const [part, file] of Object.entries(parts))
      await test.step(`${touch.what} before the ${part}`, async () => {
        const letThrough = await openWithout(page, url, file);
        await touch.press(page);
        // What stands around the page is alive before it.
        if (touch.control && part === 'entry')
          await expect(touch.control(page)).toHaveAttribute('data-pressed');
        letThrough();
        await touch.expected(page, info);
        await expect(page.locator('[data-pressed]')).toHaveCount(0);
        expect(await presses()).toEqual(
          touch.presses.map((name) => expect.stringMatching(name)),
        );
      });
  }
});
