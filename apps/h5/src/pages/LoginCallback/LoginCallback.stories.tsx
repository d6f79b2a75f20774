import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { createLoginCode, DEV_SMS_CODE, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { beginOwnFlow, OWN_FLOW, socialStories } from '@qinghe/features/testing/socialStories';
import { expectCall, payloadsOf } from '@qinghe/features/testing/calls';
import { StoryApp } from '../../app/StoryApp.tsx';
import { table } from '../../app/routes.ts';
import LoginCallbackPage from './LoginCallbackPage.tsx';

/** Where a login by WeChat or QQ comes back to on the mobile site. */
const meta = {
  title: 'LoginCallback',
  component: LoginCallbackPage,
  parameters: {
    isPage: true,
    path: `/login/callback?redirect=%2Fabout&${OWN_FLOW}&login_code=demo-code&action=login`,
    openId: 'wx-stranger',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ parameters }) => {
    beginOwnFlow('login');
    createLoginCode('wechat', String(parameters['openId']), '青禾微信用户').code = 'demo-code';
    for (const path of ['/about', '/login', '/login/callback', '/face-check']) table.preload(path);
  },
  render: (_args, { parameters }) => <StoryApp initialPath={String(parameters['path'])} />,
} satisfies Meta<typeof LoginCallbackPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);

/** While the session is asked for. */
export const Waiting: Story = {
  tags: ['spec:2.route.login-callback'],
  parameters: { openId: 'wx-xiaoman' },
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/v3/auth/login/code', () => delay('infinite')));
  },
  play: async () => {
    await says('正在登录，请稍候…');
  },
};

/** A known account goes on to the aim. */
export const ByCode: Story = {
  tags: ['spec:4.after-login.callback', 'spec:4.login-code', 'spec:7.call.login-code'],
  parameters: { openId: 'wx-xiaoman' },
  beforeEach: () => {
    local.write(localKeys.msv, '1024');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(local.read(localKeys.userToken)).not.toBeNull(), SLOW);
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await waitFor(() => expect(screen.queryByText('正在登录，请稍候…')).toBeNull(), SLOW);
    await expect(screen.queryByText('登录失败，请重试')).toBeNull();
    await expect(payloadsOf('POST /api/v3/auth/login/code')).toEqual([
      { code: 'demo-code', msv: '1024' },
    ]);
  },
};

/** A new account is asked for a mobile, in the words of this page. */
export const RequiredFields: Story = {
  tags: ['vrt', 'spec:2.dialog.bind-code', 'spec:5.mobile-bind'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: '立即绑定' }));
    await expect(canvas.getByText('请输入手机号码!')).toBeVisible();
    await expect(canvas.getByText('请输入图形验证码!')).toBeVisible();
    await expect(canvas.getByText('请输入手机验证码!')).toBeVisible();
    await expect(canvas.getByLabelText('手机验证码')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expect(canvas.getByLabelText('手机验证码')).toHaveAttribute('inputmode', 'numeric');
  },
};

/** No code is sent without the captcha; then the mobile is bound and the face check comes next. */
export const Bound: Story = {
  tags: ['spec:4.after-bind.face-verify', 'spec:7.call.register-socialite', 'spec:8.success.bind'],
  play: async ({ canvas, userEvent }) => {
    local.write(localKeys.msv, '1024');
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(canvas.getByLabelText('手机号'), '13900007799');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('请输入图形验证码');
    const { captchas } = school.tables;
    await userEvent.type(
      canvas.getByLabelText('图形验证码'),
      captchas[captchas.length - 1]?.answer ?? '',
    );
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒');
    await userEvent.type(canvas.getByLabelText('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
    await says('绑定成功');
    await canvas.findByRole('heading', { name: '完成实名认证' }, SLOW);
    await expectCall('POST /api/v3/auth/register/withSocialite', {
      mobile: '13900007799',
      mobile_code: DEV_SMS_CODE,
      code: 'demo-code',
      msv: '1024',
    });
    await expect(window.sessionStorage.getItem('qinghe:gate-return')).toBe('/about');
  },
};

/** The code that waits outlives a reload, which has lost the address. */
export const LoadedAnew: Story = {
  parameters: { path: '/login/callback?redirect=%2Fabout' },
  beforeEach: () => {
    local.write(localKeys.loginCode, 'demo-code');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '请绑定手机号' }, SLOW);
    await expect(canvas.getByRole('link', { name: '返回登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fabout',
    );
  },
};

/** The provider has refused. */
export const Failed: Story = {
  tags: ['vrt'],
  parameters: {
    path: '/login/callback?redirect=%2Fabout&login_err_msg=%E6%8E%88%E6%9D%83%E7%99%BB%E5%BD%95%E5%A4%B1%E8%B4%A5%5B1001%5D&action=login',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录失败，请重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText('授权登录失败[1001]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回登录' })).toBeVisible();
  },
};

/** A code in the address of any other page leads here when it wants a mobile. */
export const FromAnyPage: Story = {
  parameters: { path: `/about?${OWN_FLOW}&login_code=demo-code&action=login` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '请绑定手机号' }, SLOW);
    await expect(canvas.getByRole('link', { name: '返回登录' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fabout',
    );
  },
};

const STRANGE = {
  path: '/login/callback?redirect=%2Fabout&login_code=demo-code&action=login',
  openId: 'wx-xiaoman',
};

/** The question about a code of no login that was begun here. */
export const StrangeCodeAsked: Story = {
  tags: ['vrt'],
  parameters: STRANGE,
  play: socialStories.loginAsked.play,
};

/** A code of no login that was begun here is asked about; refused, it is not spent. */
export const StrangeCode: Story = {
  parameters: STRANGE,
  play: async ({ canvas }) => {
    await socialStories.loginRefused.play();
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
  },
};

/** Agreed to, it logs in and leads on. */
export const StrangeCodeAgreed: Story = {
  parameters: STRANGE,
  play: async ({ canvas }) => {
    await socialStories.loginAgreed.play();
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
  },
};

/** A member stays who they are, and is led on. */
export const StrangeCodeDropped: Story = {
  parameters: { ...STRANGE, scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await socialStories.loginDropped.play();
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
  },
};

/** Bound, and nobody is held back: the member is there, at the aim. */
export const BoundAndDone: Story = {
  tags: ['spec:4.after-bind.done'],
  beforeEach: () => {
    school.tables.settings.enabled_face_verify = false;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(canvas.getByLabelText('手机号'), '13900007799');
    const { captchas } = school.tables;
    await userEvent.type(canvas.getByLabelText('图形验证码'), captchas.at(-1)?.answer ?? '');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒');
    await userEvent.type(canvas.getByLabelText('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await expect(local.read(localKeys.userToken)).not.toBeNull();
    await expectCall('GET /api/v2/member/detail', {});
  },
};
