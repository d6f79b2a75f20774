import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DEMO_MOBILES, DEMO_PASSWORD } from '@qinghe/api/mocks';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { createRouteTable, useLocation } from '@qinghe/features/routing/Routing';
import { AccountDialogHost } from '@qinghe/features/account/Account';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { storyRouter } from '@qinghe/features/testing/storyRouter';
import LoginPage from './LoginPage.tsx';

function OtherPage() {
  const { pathname, search } = useLocation();
  return <h1>当前页面：{pathname + search}</h1>;
}

const table = createRouteTable([
  { path: '/login', page: () => import('./LoginPage.tsx') },
  { path: '*', page: () => Promise.resolve({ default: OtherPage }) },
]);

/** The page that a visitor comes to from a member's page. */
const meta = {
  title: 'Login',
  component: LoginPage,
  parameters: { isPage: true, path: '/login' },
  beforeEach: resetDialogs,
  render: (_args, { parameters }) => (
    <AppRoot
      table={table}
      layouts={{ default: ({ children }) => <main>{children}</main> }}
      site="desktop"
      skeleton={null}
      overlays={<AccountDialogHost />}
      router={storyRouter(String(parameters['path']))}
    />
  ),
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;
type StoryContext = Parameters<NonNullable<Story['play']>>[0];

/** Nothing opens by itself; the button opens the login. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.login-button'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '登录后查看' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: '登录' });
  },
};

/** Opens the login by the page's button. */
async function openLogin({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const button = await canvas.findByRole('button', { name: '登录后查看' });
  await expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: '登录' }));
}

/** From a member's page too the button opens the login, as often as it is asked to; the login leads back there. */
export const WithRedirect: Story = {
  tags: ['spec:2.route.login-redirect', 'spec:2.route.login-button', 'spec:4.after-login.redirect'],
  parameters: { path: '/login?redirect=%2Fcourses%2Fvideo%2F7%3Flesson%3D31' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('你要看的内容需要登录。登录后会自动回到刚才的页面。');
    await openLogin({ canvas, userEvent });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openLogin({ canvas, userEvent });
    await userEvent.type(screen.getByLabelText('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(screen.getByLabelText('密码'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByText('当前页面：/courses/video/7?lesson=31')).toBeVisible(),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An address of another site leads home. */
export const ForeignRedirect: Story = {
  parameters: { path: '/login?redirect=https%3A%2F%2Fevil.example%2F', scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/')).toBeVisible();
  },
};

/** A member goes on at once. */
export const LoggedIn: Story = {
  tags: ['spec:4.after-login.redirect'],
  parameters: { path: '/login?redirect=%2Fstudy-center', scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/study-center')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A school that has switched both off offers no other way. */
export const SocialOff: Story = {
  parameters: { path: '/login?redirect=%2Fmember', scenario: 'socialOff' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLogin({ canvas, userEvent });
    await expect(await dialog.findByRole('tab', { name: '密码登录' })).toBeVisible();
    await expect(dialog.queryByText('其他方式登录')).toBeNull();
  },
};

/** A QR code that the server no longer knows. */
export const ExpiredQr: Story = {
  parameters: { path: '/login?redirect=%2Fmember', scenario: 'expiredQr' },
  play: async ({ canvas, userEvent }) => {
    const login = await openLogin({ canvas, userEvent });
    await userEvent.click(await login.findByRole('button', { name: '微信登录' }));
    const dialog = within(await screen.findByRole('dialog', { name: '微信扫码登录' }));
    await expect(await dialog.findByText('二维码已过期', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '刷新二维码' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
