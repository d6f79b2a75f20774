import type { Page, TestInfo } from '@playwright/test';
import { changePictures, examine, pictureNames, servePictures } from './support/contrast.ts';
import { member, signIn } from './support/member.ts';
import { PER_PAGE } from './support/pages.ts';
import { drawn } from './support/pauses.ts';
import { inApp, isPhone } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

// Words and icons over pictures can be read in both themes, whatever picture a school uploads. The slides of the home page have a
// test of their own.

interface Place {
  path: string;
  isVisitor?: boolean;
  /** Words and icons over pictures that must be found there, so that none is overlooked; by site where they differ. */
  says: RegExp[] | { desktop: RegExp[]; phone: RegExp[] };
}

const places: readonly Place[] = [
  { path: '/', isVisitor: true, says: [/^2026/, /^12 月$/, /^icon/] },
  {
    path: '/courses/detail/2',
    isVisitor: true,
    says: [/^试看 00:30$/, /^icon 试看/],
  },
  {
    path: '/courses/video/1?lesson=115',
    says: [/^1×$/, /^icon 播放$/, /^icon 全屏$/],
  },
  { path: '/activates', says: [/^12 月$/, /^\d\d$/, /^已结束$/, /^已取消$/] },
  {
    path: '/activates/detail/1',
    says: { desktop: [], phone: [/^icon 返回$/, /^icon 分享$/] },
  },
  { path: '/search?keywords=Python', says: [/^icon/] },
  { path: '/study-center', says: { desktop: [/^icon/], phone: [] } },
];

/** Pages with school pictures that nothing is drawn over. */
const bare = [
  '/courses',
  '/courses/detail/1',
  '/announcement?id=1',
  '/search?keywords=%E6%9E%97%E7%9F%A5%E5%A4%8F',
  '/member/study',
  '/member/orders',
  '/order?goods_type=vod&goods_id=11',
  '/vip',
  '/about',
];

/** Free space below a page, in pixels, so that its fixed bars cover nothing. */
const ROOM = 400;

/** Returns the lower edge of the lowest picture on a page, in pixels. */
const contentHeight = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      Math.ceil(
        Math.max(
          0,
          ...Array.from(
            main.querySelectorAll('img'),
            (image) => image.getBoundingClientRect().bottom,
          ),
        ),
      ),
    );

/** Makes the window taller than the page, so that all of it is visible at once, with any content that a taller window adds. */
async function showAll(page: Page, info: TestInfo, path: string) {
  await page.goto(inApp(info, path));
  const { width = 0, height: before = 0 } = page.viewportSize() ?? {};
  let height = before;
  await atRest(page);
  for (
    let wanted = await page.evaluate(() => document.documentElement.scrollHeight);
    wanted > height - ROOM;
    wanted = await contentHeight(page)
  ) {
    height = wanted + ROOM;
    await page.setViewportSize({ width, height });
    await drawn(page);
    // The page has been `networkidle` before, and counts as such from then on.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await drawn(page);
  }
  await atRest(page);
}

for (const { path, isVisitor = false, says } of places)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`what lies on a picture can be read, ${path}, ${colorScheme}`, async ({
      page,
      request,
    }, info) => {
      const wanted = Array.isArray(says) ? says : says[isPhone(info) ? 'phone' : 'desktop'];
      await page.emulateMedia({ colorScheme });
      await servePictures(page, 'light');
      if (!isVisitor) await signIn(page, request);
      await showAll(page, info, path);
      for (const name of pictureNames) {
        await changePictures(page, name);
        const { said, faint } = await examine(page);
        for (const words of wanted) expect(said).toContainEqual(expect.stringMatching(words));
        // The watermark with the member's number on a lesson has to be traceable, not readable.
        const unread = faint.filter((mark) => !mark.startsWith(member.mobile));
        expect(unread, name).toEqual([]);
      }
    });

test('nothing lies on the pictures of the other pages', async ({ page, request }, info) => {
  test.setTimeout(bare.length * PER_PAGE);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await servePictures(page, 'busy');
  await signIn(page, request);
  for (const path of bare) {
    await page.setViewportSize({ width, height });
    await showAll(page, info, path);
    expect((await examine(page)).said, path).toEqual([]);
  }
});
