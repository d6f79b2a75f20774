import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DEMO_MOBILES, DEMO_PASSWORD } from '@qinghe/api/mocks';
import { local, localKeys, PENDING } from '@qinghe/hooks/storage';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { ignoreFocusGuards } from '@qinghe/ui/testing/ignoreFocusGuards';
import { Header } from '@qinghe/ui/patterns/Header';
import { createRouteTable, useLocation } from '@qinghe/features/routing/Routing';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { AccountDialogHost } from '../Account/index.ts';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { expectCall } from '../../testing/calls.tsx';
import { holdTimers, type HeldTimer } from '../../testing/heldTimer.tsx';
import { UserMenu } from './UserMenu.tsx';

function ExamplePage() {
  return <p css={{ padding: '2rem' }}>当前页面：{useLocation().pathname}</p>;
}

const table = createRouteTable([
  { path: '*', page: () => Promise.resolve({ default: ExamplePage }) },
]);

/** The member's corner of the desktop header, against the demo school. */
const meta = {
  component: UserMenu,
  args: { onLeave: fn() },
  parameters: { isPage: true },
  beforeEach: resetDialogs,
  decorators: [
    (Story) => (
      <AppRoot
        table={table}
        layouts={{
          default: ({ children }) => (
            <>
              <Header items={[]} actionsSlot={<Story />} />
              <main css={{ minHeight: '40rem' }}>{children}</main>
            </>
          ),
        }}
        site="desktop"
        skeleton={null}
        overlays={<AccountDialogHost />}
        router={storyRouter('/')}
      />
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor sees the way to the lessons, the login and the registration. */
export const Playground: Story = {};

/** 我的课程 opens the login for a visitor and goes on to the lessons afterwards. */
export const StudyAfterLogin: Story = {
  tags: ['spec:2.header.my-courses-visitor'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '我的课程' }, SLOW));
    await screen.findByRole('dialog', { name: '登录' }, SLOW);
    await userEvent.type(screen.getByLabelText('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(screen.getByLabelText('密码'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(canvas.getByText('当前页面：/study-center')).toBeVisible(), SLOW);
    await expect(await canvas.findByRole('button', { name: '叶小满的菜单' }, SLOW)).toBeVisible();
  },
};

/** The register button opens its dialog. */
export const Register: Story = {
  tags: ['spec:1.visitor.account'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注册' }, SLOW));
    await screen.findByRole('dialog', { name: '注册青禾学堂' }, SLOW);
  },
};

/** While the member is on the way their place is kept. */
export const Loading: Story = {
  parameters: { scenario: 'loggedIn' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('正在加载账号', {}, SLOW);
    await expect(canvas.getByRole('link', { name: '我的课程' })).toHaveAttribute(
      'href',
      '/study-center',
    );
    await expect(canvas.queryByRole('button', { name: '登录' })).toBeNull();
  },
};

/** The member's menu. */
export const Member: Story = {
  tags: ['spec:2.header.member', 'spec:2.header.my-courses'],
  parameters: { scenario: 'loggedIn', a11y: ignoreFocusGuards },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '叶小满的菜单' }, SLOW));
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByText('138****0001')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: '我的课程' })).toHaveAttribute(
      'href',
      '/study-center',
    );
    await expect(screen.getByRole('menuitem', { name: '安全退出' })).toBeVisible();
  },
};

let farewell: HeldTimer;

/** The logout says so, tells the server, forgets the member at once and leaves after 500 ms. */
export const Logout: Story = {
  tags: [
    'spec:4.logout',
    'spec:4.logout.steps',
    'spec:7.call.logout',
    'spec:8.success.logout',
    'spec:9.logout',
  ],
  parameters: { scenario: 'loggedIn' },
  beforeEach: () => {
    const [timer, restore] = holdTimers(500);
    farewell = timer;
    return restore;
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '叶小满的菜单' }, SLOW));
    local.write(localKeys.bindMobile, PENDING);
    local.write(localKeys.faceCheck, PENDING);
    await userEvent.click(await screen.findByRole('menuitem', { name: '安全退出' }));
    await step('the member is gone at once', async () => {
      await waitFor(() => expect(screen.getByText('已安全退出')).toBeVisible());
      for (const key of [localKeys.userToken, localKeys.bindMobile, localKeys.faceCheck])
        await expect(local.read(key)).toBeNull();
      await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
      await expectCall('POST /api/v2/logout', {});
    });
    await step('and the page 500 ms later', async () => {
      await waitFor(() => expect(farewell.isWaiting()).toBe(true));
      await expect(args.onLeave).not.toHaveBeenCalled();
      farewell.end();
      await waitFor(() => expect(args.onLeave).toHaveBeenCalledTimes(1));
    });
  },
};
