import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { DEMO_MOBILES, DEMO_PASSWORD, DEV_SMS_CODE, school } from '@qinghe/api/mocks';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { local, localKeys } from '@qinghe/hooks/storage';
import { createRouteTable, useLocation } from '@qinghe/features/routing/Routing';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { storyRouter } from '@qinghe/features/testing/storyRouter';
import { expectCall, payloadsOf } from '@qinghe/features/testing/calls';
import { passSmsTime } from '@qinghe/features/testing/smsTime';
import { DetailLayout } from '../../layouts/DetailLayout.tsx';
import ForgotPasswordPage from '../ForgotPassword/ForgotPasswordPage.tsx';
import RegisterPage from '../Register/RegisterPage.tsx';
import LoginPage from './LoginPage.tsx';

function OtherPage() {
  const { pathname, search } = useLocation();
  return <h1>当前页面：{pathname + search}</h1>;
}

const table = createRouteTable([
  { path: '/login', page: () => Promise.resolve({ default: LoginPage }) },
  { path: '/register', page: () => Promise.resolve({ default: RegisterPage }) },
  { path: '/forgot-password', page: () => Promise.resolve({ default: ForgotPasswordPage }) },
  { path: '*', page: () => Promise.resolve({ default: OtherPage }) },
]);

/** The account's pages of the mobile site: login, registration, new password. */
const meta = {
  title: 'Login',
  component: LoginPage,
  parameters: { isPage: true, path: '/login' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    resetDialogs();
    // A page that loads while a story clicks would be waited for inside React's `act`.
    for (const path of ['/login', '/register', '/forgot-password', '/member']) table.preload(path);
  },
  render: (_args, { parameters }) => (
    <AppRoot
      table={table}
      layouts={{ default: DetailLayout }}
      site="mobile"
      skeleton={null}
      router={storyRouter(String(parameters['path']))}
    />
  ),
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByLabelText(name, {}, SLOW);
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const answer = () => school.tables.captchas[school.tables.captchas.length - 1]?.answer ?? '';

/** Watches the page from now on; says whether there was a moment when it held nothing. */
function watchPage() {
  const main = screen.getByRole('main');
  let wasEmpty = false;
  const observer = new MutationObserver(() => {
    if (main.childElementCount === 0) wasEmpty = true;
  });
  observer.observe(main, { childList: true });
  return () => wasEmpty;
}

/** SMS comes first; the member goes on to where they wanted to go. */
export const Default: Story = {
  tags: [
    'spec:2.route.login-redirect',
    'spec:4.after-login.redirect',
    'spec:4.sms.countdown',
    'spec:9.sms',
    'spec:7.call.login-mobile',
    'spec:7.call.captcha-sms',
    'spec:7.sms-scenes',
  ],
  parameters: { path: '/login?redirect=%2Fmember' },
  play: async ({ canvas, userEvent }) => {
    local.write(localKeys.msv, '1024');
    await userEvent.type(await field('手机号'), DEMO_MOBILES.ordinary);
    await screen.findByAltText('图形验证码', {}, SLOW);
    const { key, answer: image_captcha } = school.tables.captchas.at(-1) ?? {};
    await userEvent.type(await field('图形验证码'), answer());
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒');
    await userEvent.type(await field('手机验证码'), DEV_SMS_CODE);
    const wasEmpty = watchPage();
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await says('当前页面：/member');
    await expect(wasEmpty()).toBe(false);
    await expectCall('POST /api/v2/captcha/sms', {
      mobile: DEMO_MOBILES.ordinary,
      image_key: key,
      image_captcha,
      scene: 'login',
    });
    await expectCall('POST /api/v2/login/mobile', {
      mobile: DEMO_MOBILES.ordinary,
      mobile_code: DEV_SMS_CODE,
      msv: '1024',
    });
  },
};

/** The other tab. */
export const Password: Story = {
  tags: [
    'spec:1.member.login',
    'spec:1.visitor.account',
    'spec:2.dialog.login-tabs',
    'spec:7.call.login-password',
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: '短信登录' }, SLOW)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(await canvas.findByRole('tab', { name: '密码登录' }, SLOW));
    await userEvent.type(await field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(await field('密码'), `${DEMO_PASSWORD}{Enter}`);
    await says('当前页面：/');
    await expectCall('POST /api/v2/login/password', {
      mobile: DEMO_MOBILES.ordinary,
      password: DEMO_PASSWORD,
    });
  },
};

/** The registration, from the login, with number and aim kept: the new member goes on as one. */
export const Register: Story = {
  tags: [
    'spec:2.dialog.register',
    'spec:1.visitor.account',
    'spec:2.dialog.login-register',
    'spec:4.dialogs.register',
    'spec:7.call.register-sms',
    'spec:8.success.register',
  ],
  parameters: { path: '/login?redirect=%2Fmember' },
  play: async ({ canvas, userEvent }) => {
    local.write(localKeys.msv, '1024');
    await userEvent.type(await field('手机号'), '13900009999');
    await userEvent.click(canvas.getByRole('button', { name: '立即注册' }));
    await canvas.findByRole('heading', { name: '注册青禾学堂' });
    await expect(await field('手机号')).toHaveValue('13900009999');
    await screen.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(await field('图形验证码'), answer());
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒');
    await userEvent.type(await field('手机验证码'), DEV_SMS_CODE);
    await userEvent.type(await field('新密码'), 'qinghe2026');
    await userEvent.click(canvas.getByRole('checkbox'));
    const wasEmpty = watchPage();
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await says('注册成功');
    await says('当前页面：/member');
    await expect(wasEmpty()).toBe(false);
    await expectCall('POST /api/v2/register/sms', {
      mobile: '13900009999',
      mobile_code: DEV_SMS_CODE,
      password: 'qinghe2026',
      msv: '1024',
    });
  },
};

/** An empty new password. */
export const Forgot: Story = {
  tags: ['spec:5.mobile', 'spec:5.captcha', 'spec:5.code', 'spec:5.new-password'],
  parameters: { path: '/forgot-password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密码' }, SLOW));
    await says('请输入手机号!');
    await says('请输入图形验证码!');
    await says('请输入手机验证码!');
    await says('请设置账号密码!');
  },
};

/** The new password itself, and the login with it. */
export const ForgotDone: Story = {
  tags: ['spec:2.dialog.forgot', 'spec:7.call.password-reset', 'spec:8.success.reset'],
  parameters: { path: '/forgot-password?redirect=%2Fmember' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field('手机号'), DEMO_MOBILES.ordinary);
    await screen.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(await field('图形验证码'), answer());
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒');
    await userEvent.type(await field('手机验证码'), DEV_SMS_CODE);
    const wasEmpty = watchPage();
    await userEvent.type(await field('新密码'), 'paddy2026{Enter}');
    await says('密码重置成功');
    await says('当前页面：/member');
    await expect(wasEmpty()).toBe(false);
    await expectCall('POST /api/v2/password/reset', {
      mobile: DEMO_MOBILES.ordinary,
      mobile_code: DEV_SMS_CODE,
      password: 'paddy2026',
    });
  },
};

/** Lets the login of `ForgotLeft` be refused. */
let refuseLogin: () => void = () => undefined;

/** A member who leaves while the login with the new password is under way stays where they are when it is refused. */
export const ForgotLeft: Story = {
  parameters: { path: '/forgot-password?redirect=%2Fmember' },
  beforeEach: ({ msw }) => {
    const gate = new Promise<void>((resolve) => {
      refuseLogin = resolve;
    });
    msw.use(
      http.post('*/api/v2/login/password', async () => {
        await gate;
        return HttpResponse.json({ code: 1, message: '请稍后再登录', data: [] });
      }),
    );
    return refuseLogin;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field('手机号'), DEMO_MOBILES.ordinary);
    await screen.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(await field('图形验证码'), answer());
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒');
    await userEvent.type(await field('手机验证码'), DEV_SMS_CODE);
    await userEvent.type(await field('新密码'), 'paddy2026{Enter}');
    await says('密码重置成功');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await says('当前页面：/');
    refuseLogin();
    const leaves = waitFor(() => expect(canvas.queryByText('当前页面：/')).toBeNull());
    await expect(leaves).rejects.toThrow();
  },
};

/** Empty logins by SMS and by password. */
export const LoginErrors: Story = {
  tags: ['vrt', 'spec:5.mobile', 'spec:5.password', 'spec:5.captcha', 'spec:5.code'],
  play: async ({ canvas, userEvent }) => {
    await screen.findByAltText('图形验证码', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await says('请输入手机号!');
    await says('请输入图形验证码!');
    await says('请输入手机验证码!');
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await says('请输入手机号!');
    await says('请输入密码!');
  },
};

/** No code is sent without the captcha; the fields bring the phone's right keyboards and fillings. */
export const SmsWithoutCaptcha: Story = {
  tags: ['spec:5.sms-without-captcha'],
  play: async ({ canvas, userEvent }) => {
    await screen.findByAltText('图形验证码', {}, SLOW);
    await expect(await field('手机号')).toHaveAttribute('inputmode', 'numeric');
    await expect(await field('手机号')).toHaveAttribute('autocomplete', 'username');
    await expect(await field('手机验证码')).toHaveAttribute('inputmode', 'numeric');
    await expect(await field('手机验证码')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(await field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('请输入图形验证码');
    await userEvent.click(canvas.getByRole('button', { name: '看不清，换一张' }));
    await waitFor(() => expect(payloadsOf('GET /api/v2/captcha/image')).toHaveLength(2));
    await expect(payloadsOf('POST /api/v2/captcha/sms')).toEqual([]);
  },
};

/** An empty registration without the tick. */
export const RegisterErrors: Story = {
  tags: [
    'spec:5.mobile',
    'spec:5.captcha',
    'spec:5.code',
    'spec:5.new-password',
    'spec:5.agreement',
  ],
  parameters: { path: '/register' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注册' }, SLOW));
    await says('请输入手机号!');
    await says('请输入图形验证码!');
    await says('请输入手机验证码!');
    await says('请设置账号密码!');
    await says('请同意《用户协议》和《隐私政策》');
    await screen.findByAltText('图形验证码', {}, SLOW);
    await expect(payloadsOf('GET /api/v2/captcha/image'), 'one picture is asked for').toEqual([{}]);
    await expect(canvas.getByRole('link', { name: '《用户协议》' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** Outside WeChat QQ is the other way in; it leads back to the callback page. */
export const ByQq: Story = {
  tags: ['spec:7.qq'],
  parameters: { path: '/login?redirect=%2Fmember' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'QQ 登录' }, SLOW);
    const url = new URL(link.getAttribute('href') ?? '', window.location.href);
    const back = `${window.location.origin}/login/callback?redirect=%2Fmember`;
    await expect(url.pathname).toBe('/api/v3/auth/login/socialite/qq');
    await expect(Object.fromEntries(url.searchParams)).toEqual({
      s_url: back,
      f_url: back,
      action: 'login',
    });
    await expect(canvas.queryByRole('link', { name: '微信登录' })).toBeNull();
  },
};

/** Inside WeChat only the WeChat way. */
export const ByWechat: Story = {
  beforeEach: () => {
    const { userAgent } = navigator;
    Object.defineProperty(navigator, 'userAgent', {
      configurable: true,
      value: `${userAgent} MicroMessenger/8.0.32`,
    });
    return () => {
      Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
    };
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '微信登录' }, SLOW);
    const url = new URL(link.getAttribute('href') ?? '', window.location.href);
    await expect(url.pathname).toBe('/api/v3/auth/login/wechat/oauth');
    await expect(url.searchParams.get('s_url')).toBe(`${window.location.origin}/login/callback`);
    await expect(canvas.queryByRole('link', { name: 'QQ 登录' })).toBeNull();
  },
};

/** A school that has switched both off offers no other way. */
export const SocialOff: Story = {
  parameters: { scenario: 'socialOff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '登录' }, SLOW);
    await expect(canvas.queryByText('其他方式登录')).toBeNull();
  },
};

/** To the new password, from the login and back. */
export const ForgotAndBack: Story = {
  tags: ['spec:2.dialog.login-forgot', 'spec:4.dialogs.forgot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码登录' }, SLOW));
    await userEvent.click(canvas.getByRole('button', { name: '忘记密码？' }));
    await expect(await canvas.findByRole('button', { name: '重置密码' }, SLOW)).toBeVisible();
    await expect(await field('新密码')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '返回登录' }));
    await expect(await canvas.findByRole('tab', { name: '密码登录' }, SLOW)).toBeVisible();
  },
};

/** A wrong captcha is emptied, and another picture comes. */
export const WrongCaptcha: Story = {
  tags: ['spec:4.sms.failure', 'spec:7.call.captcha-image'],
  play: async ({ canvas, userEvent }) => {
    const picture = (await screen.findByAltText('图形验证码', {}, SLOW)).getAttribute('src');
    await userEvent.type(await field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(await field('图形验证码'), '????');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('图形验证码错误');
    await waitFor(() => expect(screen.getByLabelText('图形验证码')).toHaveValue(''));
    await waitFor(() =>
      expect(screen.getByAltText('图形验证码')).not.toHaveAttribute('src', picture),
    );
    await expect(payloadsOf('GET /api/v2/captcha/image')).toEqual([{}, {}]);
  },
};

/** When the countdown is over the button sends again. */
export const CountdownEnds: Story = {
  tags: ['spec:4.sms.again'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field('手机号'), DEMO_MOBILES.ordinary);
    await screen.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(await field('图形验证码'), answer());
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒');
    passSmsTime(118_500);
    await says('2 秒');
    passSmsTime(1500);
    await expect(await canvas.findByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
};
