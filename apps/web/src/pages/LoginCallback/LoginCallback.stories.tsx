import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { AppRoot } from '@qinghe/ui/flows/AppRoot';
import { createRouteTable } from '@qinghe/ui/flows/Routing';
import LoginCallbackPage from './LoginCallbackPage.tsx';
import { storyRouter } from '@qinghe/ui/testing/storyRouter';

function OtherPage() {
  const { pathname, search } = useLocation();
  return <h1>当前页面：{pathname + search}</h1>;
}

const table = createRouteTable([
  { path: '/login/callback', page: () => import('./LoginCallbackPage.tsx') },
  { path: '*', page: () => Promise.resolve({ default: OtherPage }) },
]);

/** Where a login outside of the site comes back to. */
const meta = {
  title: 'LoginCallback',
  component: LoginCallbackPage,
  parameters: { isPage: true, path: '/login/callback' },
  render: (_args, { parameters }) => (
    <AppRoot
      table={table}
      layouts={{ default: ({ children }) => <main>{children}</main> }}
      platform="PC"
      skeleton={null}
      router={storyRouter(String(parameters['path']))}
    />
  ),
} satisfies Meta<typeof LoginCallbackPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** While the member is on the way. */
export const Waiting: Story = {
  parameters: { scenario: 'loggedIn' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在登录，请稍候…')).toBeVisible();
  },
};

/** Then it leads on. */
export const LoggedIn: Story = {
  parameters: { scenario: 'loggedIn', path: '/login/callback?redirect=%2Fstudy-center' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/study-center')).toBeVisible();
  },
};

/** Without anything to wait for it leads on as well. */
export const NothingToDo: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/')).toBeVisible();
  },
};

/** The provider has refused; the way back keeps where the visitor wanted to go. */
export const Failed: Story = {
  parameters: {
    path: '/login/callback?redirect=%2Fstudy-center&login_err_msg=%E6%8E%88%E6%9D%83%E7%99%BB%E5%BD%95%E5%A4%B1%E8%B4%A5%5B1001%5D',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录失败，请重试')).toBeVisible();
    await expect(canvas.getByText('授权登录失败[1001]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fstudy-center',
    );
  },
};
