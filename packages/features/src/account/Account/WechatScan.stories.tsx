import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEV_SMS_CODE, expireScan, scanWechat, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { dialogs, openWechat, resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button } from '@qinghe/ui/components/Button';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { createRouteTable } from '@qinghe/features/routing/Routing';
import { keepWaitingQuietly } from '../../testing/heldTimer.tsx';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { expectCall } from '../../testing/calls.tsx';
import { AccountDialogHost, openLogin } from './index.ts';

function ExamplePage() {
  const { user } = useSession();
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: '1rem', padding: '2rem' }}>
      <h1>{user ? `${user.nick_name}，欢迎回来` : '登录后继续学习'}</h1>
      <Button onClick={() => openLogin()}>登录</Button>
      <Button variant="outline" onClick={openWechat}>
        微信登录
      </Button>
    </div>
  );
}

const table = createRouteTable([
  { path: '/face-check', page: () => Promise.resolve({ default: () => <h1>实名认证</h1> }) },
  { path: '*', page: () => Promise.resolve({ default: ExamplePage }) },
]);

/** The WeChat scan of the desktop site, against the demo school. */
const meta = {
  title: 'WechatScan',
  component: AccountDialogHost,
  parameters: { isPage: true },
  beforeEach: () => {
    resetDialogs();
    table.preload('/face-check');
  },
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

const SCAN_URL = '*/api/v3/auth/login/wechat-scan/url';
const SCAN_QUERY = '*/api/v3/auth/login/wechat-scan/query';
const CODE_LOGIN = '*/api/v3/auth/login/code';

const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);
const lastScan = () => school.tables.scans[school.tables.scans.length - 1];
const key = () => lastScan()?.key ?? '';
const answer = () => school.tables.captchas[school.tables.captchas.length - 1]?.answer ?? '';

async function openScan() {
  await userEvent.click(await screen.findByRole('button', { name: '微信登录' }, SLOW));
  return within(await screen.findByRole('dialog', { name: '微信扫码登录' }, SLOW));
}

async function openedScan() {
  const popup = await openScan();
  await popup.findByRole('img', { name: '微信登录二维码', busy: false }, SLOW);
  return popup;
}

/** Opens by its button. */
export const Playground: Story = {};

/** The code waits, with the time that is left. */
export const Active: Story = {
  tags: ['vrt', 'spec:2.dialog.wechat', 'spec:7.call.wechat-scan-url'],
  play: async () => {
    const popup = await openedScan();
    await expect(popup.getByText('05:00')).toBeVisible();
    await expect(popup.getByRole('progressbar', { name: '二维码剩余时间' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(popup.getByRole('button', { name: '用手机号登录' })).toBeVisible();
    await expectCall('POST /api/v3/auth/login/wechat-scan/url', { action: 'login' });
  },
};

/** The code is on its way. */
export const Loading: Story = {
  tags: ['vrt', 'spec:4.scan.loading'],
  beforeEach: ({ msw }) => {
    msw.use(http.post(SCAN_URL, () => delay('infinite')));
    return keepWaitingQuietly();
  },
  play: async ({ step }) => {
    const popup = await openScan();
    const note = await popup.findByText('正在获取二维码…');
    await expect(note).toBeVisible();
    await step('the plate shimmers', async () => {
      const plate = note.parentElement?.querySelector('[aria-busy="true"] > [aria-hidden]');
      await waitFor(() => expect(plate).toBeVisible());
    });
  },
};

/** The server no longer knows the code; the keyboard fetches another. */
export const Expired: Story = {
  tags: ['vrt', 'spec:2.dialog.wechat-expired', 'spec:4.scan.expired'],
  play: async ({ step }) => {
    const popup = await openedScan();
    const first = key();
    expireScan(first);
    await says('二维码已过期');
    await expect(popup.getByText('为了账号安全，二维码只在短时间内有效')).toBeVisible();
    await step('it is said, and the keyboard is there where a fresh one is to be had', async () => {
      await expect(popup.getByRole('alert')).toHaveTextContent('二维码已过期');
      await waitFor(() => expect(popup.getByRole('button', { name: '刷新二维码' })).toHaveFocus());
    });
    await step('a fresh one by the keyboard, and back to this look', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(key()).not.toBe(first), SLOW);
      await waitFor(() => expect(popup.queryByText('二维码已过期')).toBeNull(), SLOW);
      await expect(document.activeElement).toContainElement(
        await popup.findByRole('img', { name: '微信登录二维码', busy: false }, SLOW),
      );
      await popup.findByText('05:00', {}, SLOW);
      expireScan(key());
      await says('二维码已过期');
    });
  },
};

/** No code could be fetched: that is not an expired one. */
export const Failed: Story = {
  tags: ['vrt'],
  beforeEach: ({ msw }) => {
    msw.use(http.post(SCAN_URL, () => HttpResponse.error(), { once: true }));
  },
  play: async () => {
    const popup = await openScan();
    await says('二维码获取失败');
    await expect(popup.getByText('服务开小差了，请稍后重试')).toBeVisible();
    await expect(popup.queryByText('二维码已过期')).toBeNull();
    await expect(popup.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};

/** Trying again brings the code. */
export const Retry: Story = {
  ...Failed,
  tags: ['!vrt'],
  play: async () => {
    const popup = await openScan();
    await userEvent.click(await popup.findByRole('button', { name: '重试' }, SLOW));
    await popup.findByRole('img', { name: '微信登录二维码', busy: false }, SLOW);
    await popup.findByText('05:00');
  },
};

/** A question without an answer does not end the code. */
export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(SCAN_QUERY, () => HttpResponse.error()));
  },
  play: async () => {
    const popup = await openedScan();
    await says('网络不太稳定，正在重新连接…');
    await expect(popup.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
    await expect(popup.queryByText('二维码已过期')).toBeNull();
  },
};

/** The device's clock is ten minutes fast: the code stays, with a word about the clock. */
export const ClockWrong: Story = {
  tags: ['vrt', 'spec:3.scan'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(SCAN_URL, () =>
        HttpResponse.json({
          code: 0,
          message: '',
          data: {
            url: 'https://school.example/scan?key=fast-clock',
            key: 'fast-clock',
            expire: Math.floor(Date.now() / 1000) + 300 - 600,
          },
        }),
      ),
      http.get(SCAN_QUERY, () => HttpResponse.json({ code: 0, message: '', data: { code: '0' } })),
    );
  },
  play: async () => {
    const popup = await openedScan();
    await expect(
      popup.getByText('设备时间可能不准，二维码以服务器时间为准，过期后请手动刷新'),
    ).toBeVisible();
    await expect(popup.getByText('05:00')).toBeVisible();
  },
};

/** The device's clock is a year slow: the countdown follows the server's. */
export const ShortLife: Story = {
  tags: ['spec:3.scan'],
  beforeEach: ({ msw }) => {
    const serverNow = Math.floor(Date.now() / 1000) + 365 * 86_400;
    msw.use(
      http.post(SCAN_URL, () =>
        HttpResponse.json(
          {
            code: 0,
            message: '',
            data: {
              url: 'https://school.example/scan?key=short-life',
              key: 'short-life',
              expire: serverNow + 64,
            },
          },
          { headers: { Date: new Date(serverNow * 1000).toUTCString() } },
        ),
      ),
      http.get(SCAN_QUERY, () => HttpResponse.json({ code: 0, message: '', data: { code: '0' } })),
    );
  },
  play: async () => {
    const popup = await openedScan();
    await expect(popup.getByText('01:04')).toBeVisible();
    await expect(popup.queryByText(/设备时间可能不准/)).toBeNull();
    await expect(popup.getByRole('progressbar', { name: '二维码剩余时间' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  },
};

/** The phone has agreed and the login is under way. */
export const Scanned: Story = {
  tags: ['vrt'],
  beforeEach: ({ msw }) => {
    msw.use(http.post(CODE_LOGIN, () => delay('infinite')));
    return keepWaitingQuietly();
  },
  play: async () => {
    await openedScan();
    scanWechat(key(), 'wx-xiaoman');
    await says('扫码成功，正在登录…');
  },
};

/** A known account is logged in, and the page stays. */
export const Login: Story = {
  tags: ['spec:3.login', 'spec:4.scan.exchange'],
  play: async () => {
    await openedScan();
    scanWechat(key(), 'wx-xiaoman');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
    await says('叶小满，欢迎回来');
    await expect(local.read(localKeys.userToken)).not.toBeNull();
  },
};

/** A locked account is told so and can try again. */
export const LoginRefused: Story = {
  beforeEach: () => {
    const user = school.tables.users.find((row) => row.nick_name === '叶小满');
    if (user) user.is_lock = 1;
  },
  play: async () => {
    const popup = await openedScan();
    scanWechat(key(), 'wx-xiaoman');
    await says('登录失败，请重试');
    await expect(popup.getByText('用户已锁定无法登录')).toBeVisible();
    await expect(popup.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};

let questions = 0;

/** A closed dialog asks nothing any more. */
export const Closed: Story = {
  tags: ['spec:4.scan.poll', 'spec:7.call.wechat-scan-query'],
  beforeEach: ({ msw }) => {
    questions = 0;
    msw.use(
      http.get(SCAN_QUERY, () => {
        questions += 1;
      }),
    );
  },
  play: async () => {
    await openedScan();
    await waitFor(() => expect(questions).toBeGreaterThan(0), SLOW);
    await expectCall('GET /api/v3/auth/login/wechat-scan/query', { key: key() });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
    // A question that was under way is counted before the answer to this.
    await fetch('/api/v2/other/config');
    const asked = questions;
    await new Promise((resolve) => {
      setTimeout(resolve, 2500);
    });
    await expect(questions).toBe(asked);
  },
};

/** From the login and back to it. */
export const FromTheLogin: Story = {
  tags: ['spec:4.dialogs.wechat'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '登录' }, SLOW));
    const login = within(await screen.findByRole('dialog', { name: '登录' }, SLOW));
    await expect(login.getByText('其他方式登录')).toBeVisible();
    await userEvent.click(login.getByRole('button', { name: '微信登录' }));
    const popup = within(await screen.findByRole('dialog', { name: '微信扫码登录' }));
    await userEvent.click(popup.getByRole('button', { name: '用手机号登录' }));
    await screen.findByRole('dialog', { name: '登录' });
    await expect(dialogs.account).toBe('login');
  },
};

async function openBindDialog() {
  await openedScan();
  scanWechat(key(), 'wx-stranger');
  return within(await screen.findByRole('dialog', { name: '请绑定手机号' }, SLOW));
}

/** A new account is asked for a mobile; what is missing is said. */
export const BindMobile: Story = {
  tags: ['vrt', 'spec:2.dialog.bind', 'spec:4.scan.bind', 'spec:4.login-code.stored'],
  play: async () => {
    const popup = await openBindDialog();
    await popup.findByAltText('图形验证码', {}, SLOW);
    await userEvent.click(popup.getByRole('button', { name: '立即绑定' }));
    await expect(popup.getByText('请输入手机号!')).toBeVisible();
    await expect(popup.getByText('请输入图形验证码!')).toBeVisible();
    await expect(popup.getByText('请输入手机验证码!')).toBeVisible();
    await expect(local.read(localKeys.loginCode)).toBe(lastScan()?.code);
  },
};

async function bind(mobile: string) {
  const popup = await openBindDialog();
  await popup.findByAltText('图形验证码', {}, SLOW);
  await userEvent.type(popup.getByLabelText('手机号'), mobile);
  await userEvent.type(popup.getByLabelText('图形验证码'), answer());
  await userEvent.click(popup.getByRole('button', { name: '获取验证码' }));
  await popup.findByText('120 秒后重新获取', {}, SLOW);
  await userEvent.type(popup.getByLabelText('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
  return popup;
}

/** Bound: the school asks for no face check, so the member is there. */
export const Bound: Story = {
  tags: [
    'spec:4.after-bind.done',
    'spec:7.call.register-socialite',
    'spec:8.success.bind',
    'spec:4.login-code.stored',
  ],
  beforeEach: () => {
    school.tables.settings.enabled_face_verify = false;
  },
  play: async () => {
    local.write(localKeys.msv, '1024');
    await bind('13900007788');
    await says('绑定成功');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('欢迎回来'), SLOW);
    await expect(local.read(localKeys.loginCode)).toBeNull();
    await expectCall('POST /api/v3/auth/register/withSocialite', {
      mobile: '13900007788',
      mobile_code: DEV_SMS_CODE,
      code: lastScan()?.code,
      msv: '1024',
    });
  },
};

/** Bound, and the face check comes next. */
export const BoundThenFaceCheck: Story = {
  tags: ['spec:4.after-bind.face-verify'],
  play: async () => {
    await bind('13900007788');
    await says('绑定成功');
    await screen.findByRole('heading', { name: '实名认证' }, SLOW);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A mobile of another account is refused in the server's words, and what was typed stays. */
export const BindRefused: Story = {
  play: async () => {
    const popup = await bind('13800000001');
    await says('手机号已存在');
    await expect(popup.getByLabelText('手机号')).toHaveValue('13800000001');
    await expect(await popup.findByRole('button', { name: '立即绑定' })).toBeEnabled();
  },
};

/** 请勿重复绑定 is not shown (spec §8). */
export const BindTwice: Story = {
  tags: ['spec:8.silent'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/v3/auth/register/withSocialite', () =>
        HttpResponse.json({ code: 1, message: '请勿重复绑定', data: [] }),
      ),
    );
  },
  play: async () => {
    const popup = await bind('13900007788');
    await waitFor(
      () => expect(popup.getByRole('button', { name: '立即绑定' })).toBeEnabled(),
      SLOW,
    );
    await expect(screen.queryByText('请勿重复绑定')).toBeNull();
    await expect(screen.queryByText('绑定成功')).toBeNull();
  },
};
