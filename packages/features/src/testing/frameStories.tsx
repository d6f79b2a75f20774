import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { themeRules, type SchoolTheme } from '@qinghe/ui/theme';
import { local, localKeys } from '@qinghe/hooks/storage';
import { session, setFreshUnread } from '@qinghe/hooks/stores/session';
import { expectCall, payloadsOf } from './calls.tsx';
import { at, SLOW, type PageStory } from './pageStory.tsx';

const ABOUT = { level: 1, name: '关于我们' };

const nextFrame = () => new Promise(requestAnimationFrame);

/** Gives the school a filing number of the police register and two recommended sites, one with an unsafe address. */
export function addFilings(): void {
  Object.assign(school.tables.settings, {
    icp2: '浙公网安备33011002000000号',
    icp2_link: 'https://beian.mps.gov.cn/#/query/webSearch?code=33011002000000',
  });
  school.tables.links = [
    { id: 1, sort: 1, name: '禾塘农场', url: 'https://farm.example.com' },
    { id: 2, sort: 2, name: '天目里二层书房', url: 'https://books.example.com' },
    { id: 3, sort: 3, name: '恶意网站', url: 'javascript:alert(1)' },
  ];
}

/** Returns a story of the about page in the theme of another school, whose rules are inserted as `/env.js` does. */
export function inLook(theme: SchoolTheme, primary: string): PageStory {
  return {
    args: at('/about'),
    beforeEach: () => {
      const style = document.createElement('style');
      style.textContent = themeRules(theme).join('\n');
      document.head.prepend(style);
      return () => style.remove();
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', ABOUT, SLOW);
      const root = getComputedStyle(document.documentElement);
      await expect(root.getPropertyValue('--brand-600')).toBe(primary);
    },
  };
}

let letConfigCome = () => {};

/** Selects each theme by `pick` and checks what is shown and stored. */
export async function expectThemes(pick: (name: string) => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  await pick('深色');
  await expect([dataset['theme'], local.read(localKeys.theme)]).toEqual(['dark', 'dark']);
  await pick('浅色');
  await expect([dataset['theme'], local.read(localKeys.theme)]).toEqual(['light', 'light']);
  await pick('跟随系统');
  await expect([dataset['theme'], local.read(localKeys.theme)]).toEqual([system, null]);
}

/** Stories of what surrounds every page, shared by both sites. */
export const frameStories = {
  filings: {
    beforeEach: addFilings,
    play: async ({ canvas }) => {
      const friends = within(await canvas.findByRole('navigation', { name: '友情链接' }, SLOW));
      await expect(
        friends.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        [expect.stringContaining('禾塘农场'), 'https://farm.example.com'],
        [expect.stringContaining('天目里二层书房'), 'https://books.example.com'],
      ]);
      const filed = canvas.getAllByRole('link', { name: /ICP备|公网安备/ });
      await expect(filed.map((link) => link.getAttribute('href'))).toEqual([
        'https://beian.miit.gov.cn',
        'https://beian.mps.gov.cn/#/query/webSearch?code=33011002000000',
      ]);
      for (const link of filed) await expect(link).toHaveAttribute('target', '_blank');
    },
  },
  configFirst: {
    args: at('/about'),
    beforeEach: ({ msw }) => {
      const gate = new Promise<void>((resolve) => {
        letConfigCome = resolve;
      });
      msw.use(http.get('*/api/v2/other/config', () => gate));
      return () => letConfigCome();
    },
    play: async ({ canvas, step }) => {
      await step('without config no page is shown, nor asks for anything', async () => {
        await expectCall('GET /api/v2/other/config', {});
        // A request for the page's data would be answered by now, so the page would show.
        const reply = await fetch('/api/v2/teachers');
        await expect(reply.ok).toBe(true);
        await expect(canvas.queryByRole('heading', ABOUT)).toBeNull();
        await expect(canvas.queryByRole('region', { name: '老师们' })).toBeNull();
      });
      await step('with it the page comes', async () => {
        letConfigCome();
        await expect(await canvas.findByRole('heading', ABOUT, SLOW)).toBeVisible();
      });
    },
  },
  backToTop: {
    args: at('/about'),
    beforeEach: () => {
      const { style } = document.documentElement;
      style.minHeight = '9000px';
      // Content that loads late above must not scroll the page.
      style.overflowAnchor = 'none';
      return () => {
        style.minHeight = '';
        style.overflowAnchor = '';
        window.scrollTo(0, 0);
      };
    },
    play: async ({ canvas, step }) => {
      await canvas.findByRole('heading', ABOUT, SLOW);
      await expect(canvas.queryByLabelText('回到顶部')).toBeNull();
      // Its code comes with the first scrolling.
      window.scrollTo(0, 1999);
      const button = await canvas.findByLabelText('回到顶部', {}, SLOW);
      await step('it is away above 2000 px', async () => {
        for (let frame = 0; frame < 3; frame += 1) await nextFrame();
        await expect(window.scrollY).toBe(1999);
        await expect(button).not.toBeVisible();
      });
      await step('it shows from 2000 px on', async () => {
        window.scrollTo(0, 2000);
        await waitFor(() => expect(button).toBeVisible());
      });
    },
  },
  referralMark: {
    args: at('/courses?cid=2&msv=1024'),
    play: () => waitFor(() => expect(local.read(localKeys.msv)).toBe('1024'), SLOW),
  },
} satisfies Record<string, PageStory>;

const COUNT = 'GET /api/v2/member/unreadNotificationCount';

/** Fails unless the member was requested exactly once after a login, although several parts of the page show them. */
export async function expectOneMemberCall(): Promise<void> {
  await waitFor(() => expect(session.isLogin).toBe(true), SLOW);
  await expectCall(COUNT);
  // Components that mount for the first time send their requests a frame later.
  for (let frame = 0; frame < 12; frame += 1) await nextFrame();
  await expect(payloadsOf('GET /api/v2/member/detail')).toEqual([{}]);
}

/** Fails unless the unread count, once known, is requested again only when the session reports that there may be new messages. */
export async function playFreshUnread(): Promise<void> {
  await waitFor(() => expect(payloadsOf(COUNT)).toEqual([{}]), SLOW);
  await waitFor(() => expect(session.freshUnread).toBe(false), SLOW);
  // A reply counts as fresh for two seconds.
  await waitFor(async () => {
    if (payloadsOf(COUNT).length < 2)
      for (const isFresh of [false, true]) {
        setFreshUnread(isFresh);
        for (let frame = 0; frame < 4; frame += 1) await nextFrame();
      }
    await expect(payloadsOf(COUNT)).toEqual([{}, {}]);
  }, SLOW);
}
