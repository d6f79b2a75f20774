import type { Locator, Page, TestInfo } from '@playwright/test';
import { isPhone } from './projects.ts';
import { expect } from './test.ts';

/** Records the clicks and submits that reach the page, as texts of their controls. Call it before the page is opened. */
export async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const presses: string[] = [];
    Reflect.set(window, 'presses', presses);
    for (const type of ['click', 'submit'])
      document.addEventListener(type, ({ target }) => {
        const control =
          target instanceof Element && target.closest('a, button, input, label, form');
        if (control)
          presses.push(`${type} ${control.getAttribute('aria-label') ?? control.textContent}`);
      });
  });
}

/** Returns the clicks and submits recorded since the page was opened. */
export const pressesOf = (page: Page) =>
  page.evaluate(() => {
    const presses: unknown = Reflect.get(window, 'presses');
    return Array.isArray(presses) ? presses.map(String) : [];
  });

/** An action of a visitor on a prerendered page whose code may not have loaded yet. */
export interface Touch {
  what: string;
  /** The only site that has it; both if absent. */
  only?: 'desktop' | 'phone';
  /** Whether all its presses must happen before the page's code runs. */
  isBefore?: boolean;
  address: string;
  /** The page's module below `src/pages`. */
  module: string;
  press: (page: Page) => Promise<void>;
  /** The control that is marked as pressed; absent for typed text. */
  control?: (page: Page) => Locator;
  expected: (page: Page, info: TestInfo) => Promise<void>;
  /** The clicks and submits that the page receives, in order; absent if the browser may have followed a link by itself. */
  presses?: RegExp[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const tab = (page: Page) => page.getByRole('tab', { name: /目录/ });
const field = (page: Page) =>
  page.getByRole('search').getByLabel(/^搜索/).and(page.locator('input'));

/** Expects the request to log in: a dialog on the desktop site, a page on the mobile site. */
async function asksToLogIn(page: Page, info: TestInfo) {
  if (isPhone(info)) await expect(page).toHaveURL(/\/h5\/login\?redirect=/);
  else await expect(page.getByRole('dialog')).toHaveCount(1);
}

async function findsWords(page: Page) {
  await expect(page).toHaveURL(/\/search\?keywords=%E5%90%91%E9%87%8F$/);
}

const link = (href: string) => (page: Page) =>
  page.getByRole('main').locator(`a[href*="${href}"]`).filter({ visible: true }).first().click();

/** Types words into the search field of a page and sends them. */
export async function wordsAndEnter(page: Page) {
  await field(page).pressSequentially('向量');
  await page.keyboard.press('Enter');
}

const home = { address: '/', module: 'Home' };
const course = { address: '/courses/detail/1', module: 'CourseDetail' };
const courses = { address: '/courses', module: 'Courses' };
/** At least one touch for each kind of control. */
export const touches: readonly Touch[] = [
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
    press: wordsAndEnter,
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
    // The button that clears the field appears only once React knows the text.
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
    isBefore: true,
    press: async (page) => {
      await button('收藏课程')(page).click();
      await button('收藏课程')(page).click();
      await button('收藏课程')(page).click();
    },
    control: button('收藏课程'),
    expected: asksToLogIn,
    presses: [/^click 收藏课程/],
  },
  {
    address: '/activates/detail/1',
    module: 'ActivityDetail',
    what: 'signing up',
    press: (page) => button('登录后报名')(page).click(),
    control: button('登录后报名'),
    expected: asksToLogIn,
    presses: [/^click 登录后报名/],
  },
  {
    ...home,
    only: 'desktop',
    what: 'words typed in the header',
    press: wordsAndEnter,
    expected: findsWords,
    presses: [/^click 搜索/, /^submit/],
  },
  {
    ...home,
    what: 'a link to a course',
    press: link('/courses/detail/'),
    expected: (page) => expect(page).toHaveURL(/\/courses\/detail\/\d+$/),
  },
  {
    address: '/announcement',
    module: 'Announcement',
    only: 'desktop',
    what: 'the login',
    press: (page) => button('登录')(page).click(),
    expected: asksToLogIn,
    presses: [/^click 登录/, /^submit/],
  },
  {
    address: '/announcement',
    module: 'Announcement',
    only: 'phone',
    what: 'a link to an announcement',
    press: link('/announcement?id='),
    expected: (page) => expect(page).toHaveURL(/\/announcement\?id=\d+$/),
  },
];
