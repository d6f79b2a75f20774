import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DEMO_IDS, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { createRouteTable } from '@qinghe/features/routing/Routing';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { memberStories } from '@qinghe/features/testing/memberStories';
import { expectThemes } from '@qinghe/features/testing/frameStories';
import { storyRouter } from '@qinghe/features/testing/storyRouter';
import { expectCall } from '@qinghe/features/testing/calls';
import { holdTimers, type HeldTimer } from '@qinghe/features/testing/heldTimer';
import { StoryApp } from '../../app/StoryApp.tsx';
import { TabLayout } from '../../layouts/TabLayout.tsx';
import MemberPage from './MemberPage.tsx';

const onLeave = fn();
const Page = () => <MemberPage onLeave={onLeave} />;
const table = createRouteTable([{ path: '*', page: () => Promise.resolve({ default: Page }) }]);

/** The member's page of the mobile site. */
const meta = {
  title: 'Member',
  component: MemberPage,
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    resetDialogs();
    onLeave.mockClear();
  },
  render: () => (
    <AppRoot
      table={table}
      layouts={{ default: TabLayout }}
      site="mobile"
      skeleton={null}
      router={storyRouter('/member')}
    />
  ),
} satisfies Meta<typeof MemberPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A VIP member. */
export const Default: Story = {
  tags: ['spec:2.route.member', 'spec:7.call.member-detail'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '叶小满' }, SLOW)).toBeVisible();
    await expect(canvas.getByText('138****0001')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: '青禾会员 2027-03-18 到期 续费' }),
    ).toHaveAttribute('href', '/vip');
    await expect(canvas.getByRole('link', { name: '我的学习' })).toHaveAttribute(
      'href',
      '/member/study',
    );
    await expect(canvas.getByRole('link', { name: '访问电脑版' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/\?site=desktop$/),
    );
    await expectCall('GET /api/v2/member/detail', {});
  },
};

/** A member without VIP. */
export const WithoutVip: Story = {
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: '普通学员 还没有开通会员 立即开通' }, SLOW),
    ).toHaveAttribute('href', '/vip');
  },
};

/** With the switch `vip` off nothing speaks of memberships. */
export const VipSwitchedOff: Story = {
  globals: { features: 'vip' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '叶小满' }, SLOW);
    await expect(canvas.queryByText('2027-03-18 到期')).toBeNull();
    await expect(document.querySelector('a[href="/vip"]')).toBeNull();
  },
};

/** VIP that is over, until the server's next tidy-up. */
export const ExpiredVip: Story = {
  beforeEach: () => {
    const user = school.tables.users.find(({ id }) => id === DEMO_IDS.ordinary);
    if (user) user.role_expired_at = Date.parse('2026-11-20T08:00:00+08:00');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /已于 2026-11-20 到期 续费$/ }, SLOW),
    ).toHaveAttribute('href', '/vip');
  },
};

/** The member is on the way. */
export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: '加载中' }, SLOW);
  },
};

let isBroken = true;

/** The member could not be loaded; another try brings them. */
export const Error: Story = {
  beforeEach: ({ msw }) => {
    isBroken = true;
    msw.use(
      http.get('*/api/v2/member/detail', () =>
        isBroken ? HttpResponse.html('<h1>502</h1>', { status: 502 }) : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重试' }, SLOW);
    isBroken = false;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: '叶小满' }, SLOW)).toBeVisible();
  },
};

/** The look is switched and remembered. */
export const Dark: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: '跟随系统', checked: true }, SLOW);
    await expectThemes(async (name) => userEvent.click(canvas.getByRole('radio', { name })));
  },
};

let farewell: HeldTimer;

/** The way out asks once more; 取消 changes nothing. The page is left after 500 ms. */
export const Logout: Story = {
  tags: [
    'spec:4.logout',
    'spec:4.logout.steps',
    'spec:7.call.logout',
    'spec:8.success.logout',
    'spec:9.logout',
  ],
  beforeEach: () => {
    const [timer, restore] = holdTimers(500);
    farewell = timer;
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '安全退出' }, SLOW));
    // The answers are rows of 52, as of every question on the mobile site.
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const answers = ['退出登录', '取消'].map((name) => screen.findByRole('button', { name }));
    for (const answer of await Promise.all(answers))
      await expect(answer.offsetHeight).toBe(Math.round(3.25 * rem));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(local.read(localKeys.userToken)).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '安全退出' }));
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(screen.getByText('已安全退出')).toBeVisible());
    await expect(local.read(localKeys.userToken)).toBeNull();
    await expectCall('POST /api/v2/logout', {});
    await waitFor(() => expect(farewell.isWaiting()).toBe(true));
    await expect(onLeave).not.toHaveBeenCalled();
    farewell.end();
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  },
};

const inSite: Story = { render: () => <StoryApp initialPath="/member" /> };

/** A visitor finds the ways in, and what needs no account. */
export const Visitor: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'visitor' },
  render: () => <StoryApp initialPath="/mine" />,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: '还没有登录' }, SLOW);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fmember',
    );
    await expect(main.getByRole('link', { name: '注册' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fmember',
    );
    await expect(main.getByRole('link', { name: '关于我们' })).toHaveAttribute('href', '/about');
    await expect(main.getByRole('link', { name: '访问电脑版' })).toBeVisible();
    await step('the tab is this page', async () => {
      const tab = canvas.getByRole('link', { name: '我的' });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(tab).toHaveAttribute('href', '/mine');
    });
    await step('the look is theirs to choose', async () => {
      await userEvent.click(main.getByRole('radio', { name: '深色' }));
      await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    });
  },
};

/** With the switch `vip` off a visitor hears nothing of memberships. */
export const VisitorWithoutVip: Story = {
  parameters: { scenario: 'visitor' },
  globals: { features: 'vip' },
  render: () => <StoryApp initialPath="/mine" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '还没有登录' }, SLOW);
    await expect(canvas.queryByRole('link', { name: '会员' })).toBeNull();
  },
};

/** A member who opens a visitor's address finds their own page. */
export const MemberAtMine: Story = {
  render: () => <StoryApp initialPath="/mine" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '叶小满' }, SLOW);
    await expect(canvas.getByRole('link', { name: /^我的\s*(?:\d|$)/ })).toHaveAttribute(
      'href',
      '/member',
    );
  },
};

/** A visitor is led to the login page. */
export const LoggedOut: Story = { ...inSite, ...guardStories.loggedOut };
/** A member without a mobile has to bind one first. */
export const Gated: Story = { ...inSite, tags: ['spec:6.gate.mobile'], ...guardStories.gated };
/** A long nickname wraps. */
export const LongText: Story = { ...inSite, ...memberStories.longText };
/** More messages wait than the mark counts. */
export const UnreadMany: Story = { ...inSite, ...memberStories.unreadMany };
