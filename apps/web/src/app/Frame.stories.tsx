import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DEMO_MOBILES, DEMO_PASSWORD, school } from '@qinghe/api/mocks';
import { ignoreFocusGuards } from '@qinghe/ui/testing/ignoreFocusGuards';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { expectCall, payloadsOf, sentPlatforms } from '@qinghe/features/testing/calls';
import {
  expectOneMemberCall,
  expectThemes,
  frameStories,
  inLook,
} from '@qinghe/features/testing/frameStories';
import { StoryApp } from './StoryApp.tsx';
import { table } from './routes.ts';

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** What frames every page of the desktop site: head, foot, and the size and colour of all. */
const meta = {
  title: 'Frame',
  component: StoryApp,
  args: { initialPath: '/about' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: ({ args }) => {
    for (const path of [args.initialPath, '/search']) table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Config comes before the page. */
export const Root: Story = { ...frameStories.configFirst, tags: ['spec:2.root'] };

/** The navigation of the school comes before the page as well. */
export const RootNavigation: Story = {
  tags: ['spec:2.root'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    const menu = within(canvas.getByRole('navigation', { name: '主导航' }));
    await expect(menu.getAllByRole('link')).toHaveLength(5);
  },
};

/** Each call says which site it comes from, which the school's log of logins shows. */
export const Platform: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await expectCall('GET /api/v2/other/config', {});
    await expect(Array.from(sentPlatforms())).toEqual(['PC']);
  },
};

/** A school with a name and no picture: the first sign of its name stands where Qinghe has its mark, and nothing of Qinghe is left. */
export const OtherSchool: Story = {
  tags: ['vrt'],
  beforeEach: () => {
    Object.assign(school.tables.settings, { name: '禾苗书院', logo: '' });
    const icon = document.createElement('link');
    icon.rel = 'icon';
    document.head.append(icon);
    return () => icon.remove();
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await step('head and foot', async () => {
      const foot = within(await canvas.findByRole('contentinfo', {}, SLOW));
      await waitFor(() => expect(foot.getByText('禾苗书院')).toBeVisible(), SLOW);
      await expect(canvas.getByRole('link', { name: '禾苗书院 首页' })).toBeVisible();
      for (const role of ['banner', 'contentinfo'])
        await expect(canvas.getByRole(role).innerHTML).not.toContain('青禾');
      await expect(canvas.queryByText(/像禾苗一样/)).toBeNull();
    });
    await step('the tab of the browser', async () => {
      await waitFor(() => {
        const icons = Array.from(document.querySelectorAll('link[rel="icon"]'));
        return expect(
          icons.some((icon) => /禾/.test(decodeURIComponent(icon.getAttribute('href') ?? ''))),
        ).toBe(true);
      }, SLOW);
    });
    await step('the login', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
      const dialog = within(await screen.findByRole('dialog', { name: '登录' }, SLOW));
      await expect(await dialog.findByText('禾苗书院')).toBeInTheDocument();
      await expect(dialog.queryByText(/像禾苗一样/)).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Another school's colour and corners, as its settings ask for them. */
export const OtherLook: Story = {
  ...inLook({ color: '#4b1d8f', radius: 'none', headingFont: 'serif' }, '#4B1D8F'),
  tags: ['vrt'],
};

/** Back to top is offered from 2000 px on. */
export const BackToTop: Story = {
  ...frameStories.backToTop,
  tags: ['spec:2.back-to-top', 'spec:9.back-to-top'],
};

/** A member who logs in on a page sees it as a member: what is theirs is asked for again. */
export const LoginElsewhere: Story = {
  tags: ['spec:4.after-login.elsewhere'],
  args: { initialPath: '/courses/detail/5' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 }, SLOW);
    await userEvent.click(await canvas.findByRole('button', { name: '登录' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', { name: '登录' }, SLOW));
    const before = payloadsOf('GET /api/v2/course/5').length;
    await userEvent.type(dialog.getByLabelText('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(dialog.getByLabelText('密码'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
    await waitFor(
      () => expect(payloadsOf('GET /api/v2/course/5').length).toBeGreaterThan(before),
      SLOW,
    );
    await expect(await canvas.findByRole('button', { name: '叶小满的菜单' }, SLOW)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** A login asks for the member once, though head, page and guard all wait for them. */
export const LoginAsksOnce: Story = {
  args: { initialPath: '/login?redirect=%2Fmember' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登录后查看' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', { name: '登录' }, SLOW));
    await userEvent.type(dialog.getByLabelText('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(dialog.getByLabelText('密码'), `${DEMO_PASSWORD}{Enter}`);
    await canvas.findByRole('button', { name: '叶小满的菜单' }, SLOW);
    await expectOneMemberCall();
  },
};

/** Topics that the school refuses have no place in the foot where that could stand: it is said once. */
export const FooterRefused: Story = {
  tags: ['spec:8.toast'],
  beforeEach: ({ msw }) => {
    const refusal = { code: 1, message: '专题正在整理', data: [] };
    msw.use(http.get('*/api/v2/activate_categories/show', () => HttpResponse.json(refusal)));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByText('专题正在整理')).toBeVisible(), SLOW);
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(foot.getByRole('link', { name: '线上课程' })).toBeVisible();
  },
};

/** What the main navigation lists: words, address and window of each entry. */
async function mainEntries(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const menu = within(await canvas.findByRole('navigation', { name: '主导航' }, SLOW));
  return menu
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
}

const fixedEntries = [
  ['首页', '/', null],
  ['线上课程', '/courses', null],
  ['线下课程', '/activates', null],
  ['关于我们', '/about', null],
];

/** Whatever leads to the memberships. */
const vipLinks = () => document.querySelectorAll('a[href="/vip"]');

/** The head for a visitor: logo, fixed navigation and the memberships, search and the ways in. */
export const Header: Story = {
  tags: ['spec:2.header.logo', 'spec:2.header.nav', 'spec:2.header.visitor', 'spec:2.nav.default'],
  play: async ({ canvas }) => {
    const head = within(await canvas.findByRole('banner', {}, SLOW));
    await expect(head.getByRole('link', { name: '青禾学堂 首页' })).toHaveAttribute('href', '/');
    await expect(await mainEntries(canvas)).toEqual([...fixedEntries, ['会员', '/vip', null]]);
    await expect(await head.findByRole('button', { name: '登录' }, SLOW)).toBeVisible();
    await expect(head.getByRole('button', { name: '注册' })).toBeVisible();
    await expect(head.getByRole('button', { name: '我的课程' })).toBeVisible();
  },
};

/** With the switch `vip` off nothing in head and foot leads to the memberships. */
export const WithoutVip: Story = {
  tags: ['spec:2.nav.default', 'spec:1.modules'],
  globals: { features: 'vip' },
  play: async ({ canvas }) => {
    await expect(await mainEntries(canvas)).toEqual(fixedEntries);
    const foot = within(await canvas.findByRole('contentinfo', {}, SLOW));
    await expect(await foot.findByRole('link', { name: '用户协议' }, SLOW)).toBeVisible();
    await expect(vipLinks()).toHaveLength(0);
  },
};

/** A visitor chooses between the looks in the head; the present one is marked. */
export const Looks: Story = {
  parameters: { a11y: ignoreFocusGuards },
  play: async ({ canvas, userEvent }) => {
    await expectThemes(async (name) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^外观/ }, SLOW));
      await userEvent.click(await screen.findByRole('menuitemradio', { name }, SLOW));
      await canvas.findByRole('button', { name: `外观：${name}` });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await userEvent.click(canvas.getByRole('button', { name: '外观：跟随系统' }));
    const item = await screen.findByRole('menuitemradio', { name: '跟随系统', checked: true });
    await waitFor(() => expect(item).toBeVisible());
  },
};

/** Keywords in the head lead to the search; without them there is a word about it. */
export const HeaderSearch: Story = {
  tags: ['spec:2.header.search'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: '搜索' }, SLOW);
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(screen.getByText('请输入关键字后再搜索')).toBeVisible(), SLOW);
    // Below the head, where one goes on writing.
    await expect(
      screen.getByText('请输入关键字后再搜索').getBoundingClientRect().top,
    ).toBeGreaterThan(canvas.getByRole('banner').getBoundingClientRect().bottom);
    await userEvent.type(field, '宋史');
    // Not through userEvent, whose act() never sees the next page's code arrive.
    field.closest('form')?.requestSubmit();
    await expect(await canvas.findByRole('link', { name: /宋史十讲/ }, SLOW)).toBeVisible();
  },
};

/** A school with a navigation of its own: children, a new window, and an address elsewhere. */
export const Navigation: Story = {
  tags: ['spec:2.nav.children', 'spec:2.nav.blank', 'spec:2.nav.external', 'spec:4.navs'],
  beforeEach: ({ msw }) => {
    Object.assign(window, {
      __QINGHE__: Object.assign({}, window.__QINGHE__, { navs: 'server' }),
    });
    const row = { sort: 1, active_routes: '', platform: 'PC', parent_id: 0, children: [] };
    const child = {
      ...row,
      id: 5,
      name: '程序设计',
      url: '/courses?cid=1',
      blank: 0,
      parent_id: 1,
    };
    const navs = [
      { ...row, id: 1, name: '选课', url: '/courses', blank: 0, children: [child] },
      { ...row, id: 2, name: '公告', url: '/announcement', blank: 1 },
      { ...row, id: 3, name: '校刊', url: 'https://journal.example/', blank: 0 },
      { ...row, id: 4, name: '校友', url: 'http://alumni.example/', blank: 2 },
      { ...row, id: 6, name: '权益', url: '/role', blank: 1 },
    ];
    msw.use(
      http.get('*/api/v2/navs', () => HttpResponse.json({ code: 0, message: '', data: navs })),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const link = (name: string) =>
      canvas.findByRole('link', { name: new RegExp(`^${name}`) }, SLOW);
    await step('the same window or a new one', async () => {
      await expect(await link('选课')).not.toHaveAttribute('target');
      await expect(await link('公告')).toHaveAttribute('target', '_blank');
      await expect(await link('校友')).toHaveAttribute('target', '_blank');
    });
    await step('an address elsewhere is opened as it is', async () => {
      await expect(await link('校刊')).toHaveAttribute('href', 'https://journal.example/');
      await expect(await link('校刊')).not.toHaveAttribute('target');
      await expect(await link('校友')).toHaveAttribute('href', 'http://alumni.example/');
    });
    await step('an old address is its page here', async () => {
      const old = await link('权益');
      await waitFor(() => expect(old).toHaveAttribute('href', '/vip'), SLOW);
    });
    await step('children', async () => {
      canvas.getByRole('button', { name: '选课的子菜单' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await link('程序设计')).toHaveAttribute('href', '/courses?cid=1');
    });
  },
};

/** The foot: both lists, at most six topics by their kind, contacts and two codes. */
export const Footer: Story = {
  tags: [
    'spec:2.footer.categories',
    'spec:2.footer.topics',
    'spec:2.footer.types',
    'spec:2.footer.contacts',
    'spec:2.footer.qr',
    'spec:3.category',
    'spec:7.call.activate-categories',
    'spec:9.topics',
  ],
  play: async ({ canvas, step }) => {
    const foot = within(await canvas.findByRole('contentinfo', {}, SLOW));
    await step('lists and topics', async () => {
      await expect(school.tables.footerCategories.length).toBeGreaterThan(6);
      await foot.findByRole('link', { name: '程序与数据' }, SLOW);
      const links = within(foot.getByRole('navigation', { name: '课程分类' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
      await expect(links).toEqual([
        ['线上课程', '/courses'],
        ['线下活动', '/activates'],
        ['程序与数据', '/courses?cid=1'],
        ['设计与艺术', '/courses?cid=3'],
        ['人文与历史', '/courses?cid=6'],
        ['自然与科学', '/courses?cid=7'],
        ['城市漫步', '/activates?cid=1'],
        ['手作工坊', '/activates?cid=2'],
      ]);
    });
    await step('memberships', async () => {
      await expect(foot.getByRole('link', { name: '会员' })).toHaveAttribute('href', '/vip');
    });
    await step('contacts', async () => {
      await expect(foot.getByText('杭州市余杭区禾塘路 18 号 3 幢')).toBeVisible();
      await expect(foot.getByRole('link', { name: '0571-0000 8899' })).toBeVisible();
      await expect(foot.getByRole('link', { name: 'hello@qinghe.example' })).toBeVisible();
    });
    await step('two codes', async () => {
      await expect(foot.getAllByRole('img', { name: /二维码$/ })).toHaveLength(2);
    });
    await expectCall('GET /api/v2/activate_categories/show', { platform: 'PC' });
  },
};

/** A school with both filing numbers that recommends other sites. */
export const Filings: Story = frameStories.filings;

/** The login page asks to log in and offers both ways. */
export const LoginPage: Story = {
  tags: ['spec:2.route.login'],
  args: { initialPath: '/login' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main', {}, SLOW));
    await main.findByRole('heading', { level: 1, name: '登录后继续学习' }, SLOW);
    await expect(main.getByRole('button', { name: '登录后查看' })).toBeVisible();
    await expect(main.getByRole('button', { name: '立即注册' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Designed at 1920 px: there a rem is 16 px, and between its limits it follows the window. */
export const DesignWidth: Story = {
  tags: ['spec:9.design-width'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await expect(window.innerWidth).toBe(1920);
    await waitFor(() => expect(rootSize()).toBeCloseTo(16, 1));
  },
};

/** A narrower window has smaller letters, down to a limit. */
export const NarrowWindow: Story = {
  ...DesignWidth,
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await waitFor(() => expect(rootSize()).toBeCloseTo(15, 1));
  },
};

/** The primary colour is green. */
export const Green: Story = {
  tags: ['spec:9.theme'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '注册' }, SLOW);
    const channels = getComputedStyle(button).backgroundColor.match(/\d+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = channels.map(Number);
    await expect(green).toBeGreaterThan(Math.max(red, blue));
  },
};
