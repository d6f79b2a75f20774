import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createLoginCode, DEV_SMS_CODE, school } from '@qinghe/api/mocks';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { createRouteTable, useLocation } from '@qinghe/features/routing/Routing';
import { AccountDialogHost } from '@qinghe/features/account/Account';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { beginOwnFlow, OWN_FLOW, socialStories } from '@qinghe/features/testing/socialStories';
import { storyRouter } from '@qinghe/features/testing/storyRouter';
import LoginCallbackPage from './LoginCallbackPage.tsx';

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
} satisfies Meta<typeof LoginCallbackPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** While the member is on the way. */
export const Waiting: Story = {
  tags: ['spec:2.route.login-callback'],
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
  tags: ['spec:4.after-login.callback'],
  parameters: { scenario: 'loggedIn', path: '/login/callback?redirect=%2Fstudy-center' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/study-center')).toBeVisible();
  },
};

/** Without anything to wait for it leads on as well. */
export const NothingToDo: Story = {
  tags: ['spec:4.after-login.callback'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/')).toBeVisible();
  },
};

/** The provider has refused; the way back keeps where the visitor wanted to go. */
export const Failed: Story = {
  parameters: {
    path: '/login/callback?redirect=%2Fstudy-center&login_err_msg=%E6%8E%88%E6%9D%83%E7%99%BB%E5%BD%95%E5%A4%B1%E8%B4%A5%5B1001%5D&action=login',
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

const STRANGE_PATH = '/login/callback?redirect=%2Fstudy-center&login_code=demo-code&action=login';
const CODE_PATH = STRANGE_PATH.replace('login_code', `${OWN_FLOW}&login_code`);

/** Puts a code of a WeChat account into the school, as the provider's page does after a login was begun here. */
function issueCode(openId: string) {
  return () => {
    beginOwnFlow('login');
    createLoginCode('wechat', openId, '青禾微信用户').code = 'demo-code';
  };
}

/** The code of a known account logs in and leads on. */
export const ByCode: Story = {
  tags: ['spec:4.after-login.callback', 'spec:9.storage.session'],
  parameters: { path: CODE_PATH },
  beforeEach: issueCode('wx-xiaoman'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/study-center', {}, SLOW)).toBeVisible();
    await expect(window.sessionStorage.getItem('login_code:demo-code')).toBe('demo-code');
    await expect(school.tables.loginCodes).toHaveLength(0);
  },
};

let exchanges = 0;

/** A code that this tab has used before is not used again. */
export const UsedCode: Story = {
  tags: ['spec:4.login-code'],
  parameters: { path: CODE_PATH },
  beforeEach: ({ msw }) => {
    exchanges = 0;
    window.sessionStorage.setItem('login_code:demo-code', 'demo-code');
    msw.use(
      http.post('*/api/v3/auth/login/code', () => {
        exchanges += 1;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前页面：/study-center', {}, SLOW)).toBeVisible();
    await expect(exchanges).toBe(0);
  },
};

/** The question about a code of no login that was begun here. */
export const StrangeCodeAsked: Story = {
  tags: ['vrt'],
  parameters: { path: STRANGE_PATH },
  beforeEach: socialStories.loginAsked.beforeEach,
  play: socialStories.loginAsked.play,
};

/** A code of no login that was begun here is asked about; refused, it is not spent. */
export const StrangeCode: Story = {
  parameters: { path: STRANGE_PATH },
  beforeEach: socialStories.loginRefused.beforeEach,
  play: async ({ canvas }) => {
    await socialStories.loginRefused.play();
    await canvas.findByText('当前页面：/study-center', {}, SLOW);
  },
};

/** Agreed to, it logs in and leads on. */
export const StrangeCodeAgreed: Story = {
  parameters: { path: STRANGE_PATH },
  beforeEach: socialStories.loginAgreed.beforeEach,
  play: async ({ canvas }) => {
    await socialStories.loginAgreed.play();
    await canvas.findByText('当前页面：/study-center', {}, SLOW);
  },
};

/** A member stays who they are, and is led on. */
export const StrangeCodeDropped: Story = {
  parameters: { path: STRANGE_PATH, scenario: 'loggedIn' },
  beforeEach: socialStories.loginDropped.beforeEach,
  play: async ({ canvas }) => {
    await socialStories.loginDropped.play();
    await canvas.findByText('当前页面：/study-center', {}, SLOW);
  },
};

/** A code that has run out says so. */
export const SpentCode: Story = {
  parameters: { path: CODE_PATH },
  beforeEach: () => beginOwnFlow('login'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录失败，请重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText('已过期')).toBeVisible();
  },
};

/** What could not be a code is never sent. */
export const ForgedCode: Story = {
  parameters: { path: '/login/callback?login_code=%3Cscript%3E&action=login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录失败，请重试', {}, SLOW)).toBeVisible();
  },
};

/** A new account is asked for a mobile, in the words of this dialog; closed, there is a way on. */
export const Unbound: Story = {
  tags: ['spec:2.dialog.bind-code', 'spec:5.mobile-bind'],
  parameters: { path: CODE_PATH },
  beforeEach: issueCode('wx-stranger'),
  play: async ({ canvas, userEvent }) => {
    const popup = within(await screen.findByRole('dialog', { name: '请绑定手机号' }, SLOW));
    await popup.findByAltText('图形验证码', {}, SLOW);
    await userEvent.click(popup.getByRole('button', { name: '立即绑定' }));
    await expect(popup.getByText('请输入手机号码!')).toBeVisible();
    await expect(popup.getByText('请输入图形验证码!')).toBeVisible();
    await expect(popup.getByText('请输入手机验证码!')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '绑定手机号' }, SLOW));
    await screen.findByRole('dialog', { name: '请绑定手机号' }, SLOW);
  },
};

/** Bound, the face check comes before the aim. */
export const Bound: Story = {
  ...Unbound,
  tags: ['spec:4.after-bind.face-verify'],
  play: async ({ canvas, userEvent }) => {
    const popup = within(await screen.findByRole('dialog', { name: '请绑定手机号' }, SLOW));
    await popup.findByAltText('图形验证码', {}, SLOW);
    const { captchas } = school.tables;
    await userEvent.type(popup.getByLabelText('手机号'), '13900007799');
    await userEvent.type(
      popup.getByLabelText('图形验证码'),
      captchas[captchas.length - 1]?.answer ?? '',
    );
    await userEvent.click(popup.getByRole('button', { name: '获取验证码' }));
    await popup.findByText('120 秒后重新获取', {}, SLOW);
    await userEvent.type(popup.getByLabelText('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
    await waitFor(() => expect(screen.getByText('绑定成功')).toBeVisible(), SLOW);
    await canvas.findByText('当前页面：/face-check', {}, SLOW);
    await expect(window.sessionStorage.getItem('qinghe:gate-return')).toBe('/study-center');
  },
};
