import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEMO_MOBILES, DEMO_PASSWORD, DEV_SMS_CODE, scanWechat, school } from '@qinghe/api/mocks';
import { isVisit, local, localKeys, sessionKeys, tab } from '@qinghe/hooks/storage';
import { openForgot, resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button } from '@qinghe/ui/components/Button';
import { createRouteTable, useLocation } from '@qinghe/features/routing/Routing';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { LONG_PASSWORD } from '../../testing/accountStories.tsx';
import { expectCall, payloadsOf } from '../../testing/calls.tsx';
import { passSmsTime } from '../../testing/smsTime.tsx';
import { AccountDialogHost, openLogin, openRegister } from './index.ts';

function ExamplePage() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: '1rem', padding: '2rem' }}>
      <h1>{user ? `${user.nick_name}，欢迎回来` : '登录后继续学习'}</h1>
      <p>当前页面：{pathname}</p>
      <Button onClick={() => openLogin()}>登录</Button>
      <Button variant="outline" onClick={() => openRegister()}>
        注册
      </Button>
      <Button variant="ghost" onClick={() => openForgot()}>
        忘记密码
      </Button>
    </div>
  );
}

const table = createRouteTable([
  { path: '*', page: () => Promise.resolve({ default: ExamplePage }) },
]);

/** The account dialogs of the desktop site at work, against the demo school. */
const meta = {
  component: AccountDialogHost,
  parameters: { isPage: true },
  beforeEach: resetDialogs,
  decorators: [
    (Story) => (
      <AppRoot
        table={table}
        layouts={{
          default: ({ children }) => <main css={{ minHeight: '50rem' }}>{children}</main>,
        }}
        site="desktop"
        skeleton={null}
        overlays={<Story />}
        router={storyRouter('/courses')}
      />
    ),
  ],
} satisfies Meta<typeof AccountDialogHost>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogNamed = (name: string) => screen.findByRole('dialog', { name }, SLOW);
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
/** What the newest captcha of the school shows. */
const answer = () => school.tables.captchas[school.tables.captchas.length - 1]?.answer ?? '';

function focused(): HTMLElement {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : document.body;
}

async function open(button: string, dialog: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }, SLOW));
  const popup = await dialogNamed(dialog);
  await waitFor(() => expect(field('手机号')).toHaveFocus());
  return within(popup);
}

async function openSms() {
  const popup = await open('登录', '登录');
  await userEvent.click(popup.getByRole('tab', { name: '短信登录' }));
  await screen.findByAltText('图形验证码');
  return popup;
}

async function sendCode(mobile: string) {
  await screen.findByAltText('图形验证码');
  await userEvent.clear(field('手机号'));
  await userEvent.type(field('手机号'), mobile);
  await userEvent.type(field('图形验证码'), answer());
  await press('获取验证码');
  await screen.findByText('120 秒后重新获取');
}

/** Opens each dialog by its button. */
export const Playground: Story = {};

/** The login opens with the number in focus, and Esc closes it. */
export const Login: Story = {
  tags: ['spec:2.dialog.login-tabs'],
  play: async () => {
    const popup = await open('登录', '登录');
    await expect(popup.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '密码登录',
      '短信登录',
    ]);
    await expect(popup.getByRole('tab', { name: '密码登录' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(field('手机号')).toHaveAttribute('autocomplete', 'username');
    await expect(field('手机号')).toHaveAttribute('inputmode', 'numeric');
    await expect(field('密码')).toHaveAttribute('autocomplete', 'current-password');
    await expect(popup.getByText(/^登录即代表同意/)).toHaveTextContent(
      /^登录即代表同意《用户协议》.*《隐私政策》/,
    );
    await expect(popup.getByRole('link', { name: /《隐私政策》/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** On a shared computer a tick keeps the visit out of the browser's memory; it can be taken back. */
export const SharedComputer: Story = {
  play: async () => {
    const popup = await open('登录', '登录');
    const box = popup.getByRole('checkbox', { name: '公共电脑' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(
      '关闭标签页或 15 分钟不操作将自动退出，本机不保留任何记录',
    );
    await expect(isVisit()).toBe(true);
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(isVisit()).toBe(false);
  },
};

/** Closed by Esc, the focus is back on the button. */
export const CloseByKeyboard: Story = {
  play: async () => {
    await open('登录', '登录');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toHaveFocus());
  },
};

/** An empty password login says what is missing, and follows what is typed. */
export const LoginErrors: Story = {
  tags: ['vrt', 'spec:5.mobile', 'spec:5.password'],
  play: async () => {
    const popup = await open('登录', '登录');
    await userEvent.click(popup.getByRole('button', { name: '登录' }));
    await expect(popup.getByText('请输入手机号!')).toBeVisible();
    await expect(popup.getByText('请输入密码!')).toBeVisible();
    await expect(field('手机号')).toBeInvalid();
    await expect(field('手机号')).toHaveFocus();
    await userEvent.type(field('手机号'), '1');
    await expect(popup.queryByText('请输入手机号!')).toBeNull();
    await userEvent.clear(field('手机号'));
    await expect(popup.getByText('请输入手机号!')).toBeVisible();
  },
};

/** An empty SMS login. */
export const SmsErrors: Story = {
  tags: ['spec:5.mobile', 'spec:5.captcha', 'spec:5.code'],
  play: async () => {
    const popup = await openSms();
    await userEvent.click(popup.getByRole('button', { name: '登录' }));
    await expect(popup.getByText('请输入手机号!')).toBeVisible();
    await expect(popup.getByText('请输入图形验证码!')).toBeVisible();
    await expect(popup.getByText('请输入手机验证码!')).toBeVisible();
    await expect(field('手机验证码')).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

/** No code is sent without the captcha. */
export const SmsWithoutCaptcha: Story = {
  tags: ['spec:5.sms-without-captcha'],
  play: async () => {
    await openSms();
    await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
    await press('获取验证码');
    await says('请输入图形验证码');
    await expect(field('图形验证码')).toHaveFocus();
    await press('看不清，换一张');
    await waitFor(() => expect(payloadsOf('GET /api/v2/captcha/image')).toHaveLength(2));
    await expect(payloadsOf('POST /api/v2/captcha/sms')).toEqual([]);
  },
};

let letCodeBeSent = () => {};

/** Who fills in the next field while the code is being sent stays there: what they type goes on where it began. */
export const SlowCode: Story = {
  beforeEach: ({ msw }) => {
    const gate = new Promise<void>((resolve) => {
      letCodeBeSent = resolve;
    });
    msw.use(
      http.post('*/api/v2/captcha/sms', async () => {
        await gate;
      }),
    );
    return letCodeBeSent;
  },
  play: async () => {
    await open('注册', '注册青禾学堂');
    await screen.findByAltText('图形验证码');
    await userEvent.type(field('手机号'), '13900000099');
    await userEvent.type(field('图形验证码'), answer());
    await press('获取验证码');
    await userEvent.type(field('新密码'), 'qing');
    letCodeBeSent();
    await screen.findByText('120 秒后重新获取');
    await waitFor(() => expect(field('图形验证码')).toHaveValue(''));
    await userEvent.keyboard('he123');
    await expect(field('新密码')).toHaveValue('qinghe123');
  },
};

/** Where the captcha's picture has not come, no code can be sent: that is said, and the picture is asked for anew. */
export const SmsWithoutPicture: Story = {
  play: async ({ msw }) => {
    msw.use(http.get('*/api/v2/captcha/image', () => HttpResponse.html('', { status: 500 })));
    const popup = await open('登录', '登录');
    await userEvent.click(popup.getByRole('tab', { name: '短信登录' }));
    await screen.findByRole('button', { name: '点击重试' });
    await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(field('图形验证码'), '1234');
    await press('获取验证码');
    await says('图形验证码未加载成功，请稍后再试');
    await waitFor(() => expect(field('图形验证码')).toHaveFocus());
    await expect(payloadsOf('POST /api/v2/captcha/sms')).toEqual([]);
  },
};

/** A wrong captcha is emptied, and another picture comes. */
export const WrongCaptcha: Story = {
  tags: ['spec:3.captcha', 'spec:4.sms.failure', 'spec:7.call.captcha-image'],
  play: async () => {
    await openSms();
    const picture = screen.getByAltText('图形验证码').getAttribute('src');
    await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(field('图形验证码'), '????');
    await press('获取验证码');
    await says('图形验证码错误');
    await waitFor(() => expect(field('图形验证码')).toHaveValue(''));
    await waitFor(() => expect(field('图形验证码')).toHaveFocus());
    await expect(field('手机号')).toHaveValue(DEMO_MOBILES.ordinary);
    await expect(await screen.findByAltText('图形验证码')).not.toHaveAttribute('src', picture);
    await expect(payloadsOf('GET /api/v2/captcha/image')).toEqual([{}, {}]);
    await expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
};

/** After a code is sent the countdown outlives the dialog, and the captcha is asked for no more. */
export const Countdown: Story = {
  tags: ['spec:4.sms.countdown', 'spec:7.call.captcha-sms', 'spec:9.sms', 'spec:7.sms-scenes'],
  play: async ({ step }) => {
    await openSms();
    const { key, answer: image_captcha } = school.tables.captchas.at(-1) ?? {};
    await sendCode(DEMO_MOBILES.ordinary);
    await step('what was sent', () =>
      expectCall('POST /api/v2/captcha/sms', {
        mobile: DEMO_MOBILES.ordinary,
        image_key: key,
        image_captcha,
        scene: 'login',
      }),
    );
    await step('the code is next', async () => {
      await waitFor(() => expect(field('手机验证码')).toHaveFocus());
      await expect(screen.getByText('验证码已发送至 138****0001')).toBeVisible();
      await expect(local.read(localKeys.smsDeadline)).toContain(String(Date.now() + 120_000));
    });
    await step('it is still counting in a dialog opened anew', async () => {
      await press('关闭');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const popup = await openSms();
      await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
      await expect(screen.getByText('120 秒后重新获取')).toBeVisible();
      await userEvent.click(popup.getByRole('button', { name: '登录' }));
      await expect(popup.getByText('请输入手机验证码!')).toBeVisible();
      await expect(popup.queryByText('请输入图形验证码!')).toBeNull();
    });
  },
};

/** When the countdown is over the button sends again. */
export const CountdownEnds: Story = {
  tags: ['spec:4.sms.again'],
  play: async () => {
    await openSms();
    await sendCode(DEMO_MOBILES.ordinary);
    // In steps: one or two would show at another change of the form as well.
    for (const left of [100, 80, 60, 40, 20, 2]) {
      passSmsTime(left === 2 ? 18_000 : 20_000);
      await screen.findByText(`${left} 秒后重新获取`);
    }
    passSmsTime(2000);
    await expect(
      await screen.findByRole('button', { name: '获取验证码' }, { timeout: 5000 }),
    ).toBeEnabled();
  },
};

/** Who has mistyped the number asks for a code for the right one at once; the other goes on counting. */
export const AnotherNumber: Story = {
  tags: ['spec:4.sms.countdown', 'spec:5.captcha', 'spec:9.sms'],
  play: async ({ step }) => {
    const popup = await openSms();
    await sendCode('13800000007');
    passSmsTime(20_000);
    await screen.findByText('100 秒后重新获取');
    await step('the right number', async () => {
      await userEvent.clear(field('手机号'));
      await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
      await expect(popup.getByRole('button', { name: '获取验证码' })).toBeEnabled();
      await userEvent.click(popup.getByRole('button', { name: '登录' }));
      await expect(popup.getByText('请输入图形验证码!')).toBeVisible();
      await sendCode(DEMO_MOBILES.ordinary);
    });
    await step('the first one again', async () => {
      await userEvent.clear(field('手机号'));
      await userEvent.type(field('手机号'), '13800000007');
      await expect(popup.getByText('100 秒后重新获取')).toBeVisible();
    });
  },
};

let letLoginThrough = () => {};

/** The member is there, the page stays where it was. */
export const LoginByPassword: Story = {
  tags: ['spec:1.visitor.account', 'spec:7.call.login-password', 'spec:1.member.login'],
  beforeEach: ({ msw }) => {
    const gate = new Promise<void>((resolve) => {
      letLoginThrough = resolve;
    });
    // Falls through to the demo school's reply.
    msw.use(http.post('*/api/v2/login/password', () => gate));
    return () => letLoginThrough();
  },
  play: async () => {
    const popup = await open('登录', '登录');
    await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(field('密码'), `${DEMO_PASSWORD}{Enter}`);
    await expect(await popup.findByRole('button', { name: '登录中' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    letLoginThrough();
    await expect(
      await screen.findByRole('heading', { name: '叶小满，欢迎回来', hidden: true }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('当前页面：/courses')).toBeVisible();
    await expectCall('POST /api/v2/login/password', {
      mobile: DEMO_MOBILES.ordinary,
      password: DEMO_PASSWORD,
    });
  },
};

/** The same by the code of a text message. */
export const LoginBySms: Story = {
  tags: ['spec:2.dialog.login-tabs', 'spec:7.call.login-mobile'],
  play: async () => {
    local.write(localKeys.msv, '1024');
    const popup = await openSms();
    await sendCode(DEMO_MOBILES.ordinary);
    await userEvent.type(field('手机验证码'), DEV_SMS_CODE);
    await userEvent.click(popup.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await says('叶小满，欢迎回来');
    await expectCall('POST /api/v2/login/mobile', {
      mobile: DEMO_MOBILES.ordinary,
      mobile_code: DEV_SMS_CODE,
      msv: '1024',
    });
  },
};

/** The server's words in a toast and at the field, and nothing typed is lost; they are gone with the login that follows. */
export const Refusal: Story = {
  tags: ['spec:8.toast'],
  play: async () => {
    const popup = await open('登录', '登录');
    await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(field('密码'), 'wrong-password');
    await userEvent.click(popup.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.getAllByText('手机号或密码错误')).toHaveLength(2));
    await expect(popup.getByText('手机号或密码错误')).toBeVisible();
    await expect(field('密码')).toBeInvalid();
    await expect(field('密码')).toHaveFocus();
    await expect(field('密码')).toHaveValue('wrong-password');
    await expect(await popup.findByRole('button', { name: '登录' })).toBeEnabled();
    await userEvent.clear(field('密码'));
    await userEvent.type(field('密码'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('手机号或密码错误')).toBeNull());
  },
};

/** Without an answer the reason is shown and nothing typed is lost. */
export const NetworkFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/v2/login/password', () => Response.error()));
  },
  play: async () => {
    const popup = await open('登录', '登录');
    await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(field('密码'), `${DEMO_PASSWORD}{Enter}`);
    await says('服务开小差了，请稍后重试');
    await expect(field('手机号')).toHaveValue(DEMO_MOBILES.ordinary);
    await expect(field('密码')).toHaveValue(DEMO_PASSWORD);
    await expect(popup.getByRole('tab', { name: '密码登录' })).toBeVisible();
  },
};

let logins = 0;

/** However often it is pressed, there is one call at a time. */
export const OneSubmitAtATime: Story = {
  beforeEach: ({ msw }) => {
    logins = 0;
    msw.use(
      http.post('*/api/v2/login/password', async () => {
        logins += 1;
        await delay('infinite');
      }),
    );
  },
  play: async () => {
    const popup = await open('登录', '登录');
    await userEvent.type(field('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(field('密码'), `${DEMO_PASSWORD}{Enter}{Enter}`);
    await userEvent.click(popup.getByRole('button', { name: '登录中' }));
    await waitFor(() => expect(logins).toBe(1));
    await userEvent.keyboard('{Enter}');
    await expect(logins).toBe(1);
  },
};

/** The register dialog, and the way to it with the number kept. */
export const Register: Story = {
  tags: ['vrt', 'spec:2.dialog.login-register', 'spec:4.dialogs.register'],
  play: async () => {
    const popup = await open('登录', '登录');
    await userEvent.type(field('手机号'), '13900009999');
    await userEvent.click(popup.getByRole('button', { name: '立即注册' }));
    const register = within(await dialogNamed('注册青禾学堂'));
    await waitFor(() => expect(field('手机号')).toHaveValue('13900009999'));
    await waitFor(() => expect(field('手机号')).toHaveFocus());
    await expect(field('新密码')).toHaveAttribute('autocomplete', 'new-password');
    await expect(register.getByRole('link', { name: '《用户协议》' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(register.getByRole('link', { name: '《隐私政策》' })).toBeVisible();
    await screen.findByAltText('图形验证码', {}, SLOW);
  },
};

/** An empty registration, then a password of a wrong length. */
export const RegisterErrors: Story = {
  tags: ['spec:5.mobile', 'spec:5.captcha', 'spec:5.code', 'spec:5.new-password'],
  play: async () => {
    const popup = await open('注册', '注册青禾学堂');
    await userEvent.click(popup.getByRole('button', { name: '注册' }));
    await expect(popup.getByText('请输入手机号!')).toBeVisible();
    await expect(popup.getByText('请输入图形验证码!')).toBeVisible();
    await expect(popup.getByText('请输入手机验证码!')).toBeVisible();
    await expect(popup.getByText('请设置账号密码!')).toBeVisible();
    await says('请同意《用户协议》和《隐私政策》');
    await userEvent.type(field('新密码'), '12345');
    await expect(popup.getByText('密码长度不能少于 6 个字符')).toBeVisible();
    await userEvent.type(field('新密码'), '678901234567');
    await expect(popup.getByText('密码长度不能多于 16 个字符')).toBeVisible();
  },
};

/** All is filled in but the tick. */
export const RegisterWithoutTick: Story = {
  tags: ['spec:5.agreement'],
  play: async () => {
    const popup = await open('注册', '注册青禾学堂');
    await sendCode('13900009999');
    await userEvent.type(field('手机验证码'), DEV_SMS_CODE);
    await userEvent.type(field('新密码'), 'qinghe2026');
    await userEvent.click(popup.getByRole('button', { name: '注册' }));
    await says('请同意《用户协议》和《隐私政策》');
    await expect(popup.getByRole('checkbox')).toBeInvalid();
    await expect(school.tables.users.some((user) => user.mobile === '13900009999')).toBe(false);
    await userEvent.click(popup.getByRole('checkbox'));
    await expect(popup.getByRole('checkbox')).toBeValid();
  },
};

/** A new member is logged in by the password that they have just set. */
export const RegisterDone: Story = {
  tags: [
    'spec:2.dialog.register',
    'spec:4.dialogs.register',
    'spec:7.call.register-sms',
    'spec:8.success.register',
    'spec:7.sms-scenes',
  ],
  play: async () => {
    local.write(localKeys.msv, '1024');
    const popup = await open('注册', '注册青禾学堂');
    await sendCode('13900009999');
    await userEvent.type(field('手机验证码'), DEV_SMS_CODE);
    await userEvent.type(field('新密码'), 'qinghe2026');
    await userEvent.click(popup.getByRole('checkbox'));
    await userEvent.click(popup.getByRole('button', { name: '注册' }));
    await says('注册成功');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('heading', { name: /，欢迎回来$/ })).toBeVisible();
    await expectCall('POST /api/v2/login/password', {
      mobile: '13900009999',
      password: 'qinghe2026',
    });
    await expectCall('POST /api/v2/register/sms', {
      mobile: '13900009999',
      mobile_code: DEV_SMS_CODE,
      password: 'qinghe2026',
      msv: '1024',
    });
    await expect(payloadsOf('POST /api/v2/captcha/sms')).toEqual([
      expect.objectContaining({ mobile: '13900009999', scene: 'register' }),
    ]);
  },
};

/** Where that login fails the new member comes back to it, with the number kept. */
export const RegisterThenLogin: Story = {
  tags: ['spec:4.dialogs.register'],
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/v2/login/password', () => Response.error()));
  },
  play: async () => {
    const popup = await open('注册', '注册青禾学堂');
    await sendCode('13900009998');
    await userEvent.type(field('手机验证码'), DEV_SMS_CODE);
    await userEvent.type(field('新密码'), 'qinghe2026');
    await userEvent.click(popup.getByRole('checkbox'));
    await userEvent.click(popup.getByRole('button', { name: '注册' }));
    await says('注册成功');
    await dialogNamed('登录');
    await waitFor(() => expect(field('手机号')).toHaveValue('13900009998'));
  },
};

/** A number that no message can reach is told at its field, before anything is sent. */
export const MalformedMobile: Story = {
  play: async () => {
    const popup = await open('注册', '注册青禾学堂');
    await userEvent.type(field('手机号'), '1391234');
    await userEvent.click(popup.getByRole('button', { name: '注册' }));
    await expect(popup.getByText('请输入正确的手机号')).toBeVisible();
    await expect(field('手机号')).toBeInvalid();
    await userEvent.clear(field('手机号'));
    await userEvent.type(field('手机号'), '13900009999');
    await expect(popup.queryByText('请输入正确的手机号')).toBeNull();
  },
};

/** The dialog for a new password. */
export const Forgot: Story = {
  tags: ['spec:2.dialog.login-forgot', 'spec:4.dialogs.forgot'],
  play: async () => {
    const popup = await open('登录', '登录');
    await userEvent.click(popup.getByRole('button', { name: '忘记密码？' }));
    const forgot = within(await dialogNamed('重置密码'));
    await screen.findByAltText('图形验证码');
    await waitFor(() => expect(field('手机号')).toHaveFocus());
    await expect(screen.queryByRole('dialog', { name: '登录' })).toBeNull();
    await expect(forgot.getByLabelText('新密码')).toBeVisible();
    await expect(forgot.getByRole('button', { name: '重置密码' })).toBeVisible();
  },
};

/** An empty reset. */
export const ForgotErrors: Story = {
  tags: ['vrt', 'spec:5.mobile', 'spec:5.captcha', 'spec:5.code', 'spec:5.new-password'],
  play: async () => {
    const popup = await open('忘记密码', '重置密码');
    await userEvent.click(popup.getByRole('button', { name: '重置密码' }));
    await expect(popup.getByText('请输入手机号!')).toBeVisible();
    await expect(popup.getByText('请输入图形验证码!')).toBeVisible();
    await expect(popup.getByText('请输入手机验证码!')).toBeVisible();
    await expect(popup.getByText('请设置账号密码!')).toBeVisible();
    await screen.findByAltText('图形验证码', {}, SLOW);
  },
};

/** A member with a new password, however long, is logged in by it. */
export const ForgotDone: Story = {
  tags: [
    'spec:2.dialog.forgot',
    'spec:4.dialogs.forgot',
    'spec:7.call.password-reset',
    'spec:8.success.reset',
  ],
  play: async () => {
    const popup = await open('忘记密码', '重置密码');
    await sendCode(DEMO_MOBILES.ordinary);
    await userEvent.type(field('手机验证码'), DEV_SMS_CODE);
    await userEvent.type(field('新密码'), LONG_PASSWORD);
    await userEvent.click(popup.getByRole('button', { name: '重置密码' }));
    await says('密码重置成功');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await screen.findByRole('heading', { name: '叶小满，欢迎回来', hidden: true }),
    ).toBeInTheDocument();
    await expectCall('POST /api/v2/password/reset', {
      mobile: DEMO_MOBILES.ordinary,
      mobile_code: DEV_SMS_CODE,
      password: LONG_PASSWORD,
    });
  },
};

/** QQ leaves the site with the page as its aim; WeChat is scanned. */
export const OtherWays: Story = {
  tags: ['vrt', 'spec:2.dialog.login-social', 'spec:7.qq'],
  play: async () => {
    const popup = await open('登录', '登录');
    const url = new URL(
      popup.getByRole('link', { name: 'QQ 登录' }).getAttribute('href') ?? '',
      window.location.href,
    );
    const back = `${window.location.origin}/login/callback?redirect=%2Fcourses`;
    await expect(url.pathname).toBe('/api/v3/auth/login/socialite/qq');
    await expect(Object.fromEntries(url.searchParams)).toEqual({
      s_url: back,
      f_url: back,
      action: 'login',
    });
    await expect(popup.getByRole('button', { name: '微信登录' })).toBeVisible();
  },
};

/** Whatever dialog follows another, the focus goes along and never falls out of it. */
export const FocusFollows: Story = {
  play: async () => {
    const ways = [
      ['立即注册', '注册青禾学堂'],
      ['去登录', '登录'],
      ['忘记密码？', '重置密码'],
      ['返回登录', '登录'],
      ['微信登录', '微信扫码登录'],
      ['用手机号登录', '登录'],
      ['微信登录', '微信扫码登录'],
    ] as const;
    await open('登录', '登录');
    for (const [button, dialog] of ways) {
      await press(button);
      const popup = await dialogNamed(dialog);
      await waitFor(() => expect(popup).toContainElement(focused()));
      const target = within(popup).queryByLabelText('手机号') ?? focused();
      await waitFor(() => expect(target).toHaveFocus());
      await userEvent.tab();
      await expect(popup).toContainElement(focused());
    }
    await screen.findByRole('img', { name: '微信登录二维码', busy: false });
    scanWechat(school.tables.scans[school.tables.scans.length - 1]?.key ?? '', 'wx-stranger');
    const bind = await screen.findByRole('dialog', { name: '请绑定手机号' }, { timeout: 10_000 });
    await waitFor(() => expect(within(bind).getByLabelText('手机号')).toHaveFocus());
    await press('返回登录');
    const login = await dialogNamed('登录');
    await waitFor(() => expect(within(login).getByLabelText('手机号')).toHaveFocus());
  },
};

/** Who leaves takes a mark along, which this tab keeps; each way out has its own. */
export const LeaveForQq: Story = {
  play: async ({ abortSignal }) => {
    const popup = await open('登录', '登录');
    const link = popup.getByRole('link', { name: 'QQ 登录' });
    const leave = async () => {
      // Without going there.
      const stay = (event: Event) => event.preventDefault();
      document.addEventListener('click', stay, { once: true, signal: abortSignal });
      await userEvent.click(link);
      const { searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
      return searchParams.get('s_url') ?? '';
    };
    const back = `${window.location.origin}/login/callback?redirect=%2Fcourses`;
    const first = await leave();
    const second = await leave();
    await expect(second).not.toBe(first);
    await expect(second.replace(/[\w-]{12}$/, '')).toBe(`${back}&flow=`);
    await expect(tab.read(sessionKeys.socialFlow)).toContain(`mark=${second.slice(-12)}&`);
  },
};

/** A school that has switched both off offers no other way. */
export const SocialOff: Story = {
  tags: ['spec:2.dialog.login-social'],
  parameters: { scenario: 'socialOff' },
  play: async () => {
    const popup = await open('登录', '登录');
    await expect(popup.queryByText('其他方式登录')).toBeNull();
    await expect(popup.queryByRole('link', { name: 'QQ 登录' })).toBeNull();
    await expect(popup.queryByRole('button', { name: '微信登录' })).toBeNull();
  },
};

/** Only what the school offers is shown. */
export const WechatOnly: Story = {
  tags: ['spec:2.dialog.login-social', 'spec:3.config.socialites'],
  beforeEach: () => {
    school.tables.settings.qq = 0;
  },
  play: async () => {
    const popup = await open('登录', '登录');
    await expect(popup.getByRole('button', { name: '微信登录' })).toBeVisible();
    await expect(popup.queryByRole('link', { name: 'QQ 登录' })).toBeNull();
  },
};
