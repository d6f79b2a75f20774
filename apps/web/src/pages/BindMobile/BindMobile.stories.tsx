import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DEMO_IDS, DEV_SMS_CODE, school } from '@qinghe/api/mocks';
import { local, localKeys, PENDING } from '@qinghe/hooks/storage';
import { session } from '@qinghe/hooks/stores/session';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { bindMobileStories } from '@qinghe/features/testing/gateStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { expectCall, payloadsOf } from '@qinghe/features/testing/calls';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Where the guard leads a member without a mobile. */
const meta = {
  title: 'BindMobile',
  component: StoryApp,
  args: { initialPath: '/bind-mobile' },
  parameters: { isPage: true, scenario: 'unboundMobile' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByLabelText(name);
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);
/** Whether the next answer about the member is lost. */
let isLost = false;
const answer = () => school.tables.captchas[school.tables.captchas.length - 1]?.answer ?? '';

/** The page as a member finds it. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.bind-mobile'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '请绑定手机号' }, SLOW),
    ).toBeVisible();
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await expect(canvas.getByText('为了账号安全，请先绑定手机号')).toBeVisible();
    await expect(canvas.getByText('微信用户_a7Kq')).toBeVisible();
    await expect(canvas.getByText('需要帮助？0571-0000 8899')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '安全退出' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** In a narrow window. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phoneSmall', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** A page for members leads here. */
export const FromAMemberPage: Story = {
  tags: ['spec:4.guard.bind', 'spec:6.gate.mobile'],
  args: { initialPath: '/study-center' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '请绑定手机号' }, SLOW);
    await expect(local.read(localKeys.bindMobile)).toBe(PENDING);
  },
};

/** An empty form says what is missing. */
export const RequiredFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: '立即绑定' }));
    await expect(canvas.getByText('请输入手机号!')).toBeVisible();
    await expect(canvas.getByText('请输入图形验证码!')).toBeVisible();
    await expect(canvas.getByText('请输入手机验证码!')).toBeVisible();
    await expect(field('手机号')).toHaveFocus();
  },
};

/** A code that is wrong, then the right one: the member is bound and goes home. */
export const Done: Story = {
  tags: [
    'spec:4.after-bind.done',
    'spec:7.call.member-mobile',
    'spec:8.success.bind',
    'spec:7.sms-scenes',
  ],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await step('a code is sent', async () => {
      await userEvent.type(field('手机号'), '13900006688');
      await userEvent.type(field('图形验证码'), answer());
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
      await says('120 秒后重新获取');
    });
    await step('a wrong one is refused in the words of the server', async () => {
      await userEvent.type(field('手机验证码'), '000000{Enter}');
      await says('短信验证码错误');
      await expect(field('手机号')).toHaveValue('13900006688');
    });
    await step('the right one binds the mobile', async () => {
      await userEvent.clear(field('手机验证码'));
      await userEvent.type(field('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
      await says('绑定成功');
      await waitFor(() => expect(canvas.queryByText('请绑定手机号')).toBeNull(), SLOW);
      await expect(local.read(localKeys.bindMobile)).toBeNull();
      await expect(school.tables.users.find((user) => user.id === DEMO_IDS.unbound)?.mobile).toBe(
        '13900006688',
      );
    });
    await expectCall('POST /api/v2/member/detail/mobile', {
      mobile: '13900006688',
      mobile_code: DEV_SMS_CODE,
    });
    await expect(payloadsOf('POST /api/v2/captcha/sms')).toEqual([
      expect.objectContaining({ mobile: '13900006688', scene: 'mobile_bind' }),
    ]);
  },
};

/** The mobile is bound, but the member cannot be loaded at first: it is asked for again, and the page goes on. */
export const ReloadFails: Story = {
  beforeEach: ({ msw }) => {
    isLost = false;
    msw.use(
      http.get('*/api/v2/member/detail', () => {
        if (!isLost) return undefined;
        isLost = false;
        return HttpResponse.error();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(field('手机号'), '13900006688');
    await userEvent.type(field('图形验证码'), answer());
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒后重新获取');
    isLost = true;
    await userEvent.type(field('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
    await says('绑定成功');
    await waitFor(() => expect(session.user?.mobile).toBe('13900006688'), SLOW);
  },
};

/** A member who has passed neither gate comes to the face check next. */
export const ThenFaceCheck: Story = {
  tags: ['spec:4.after-bind.face-flag'],
  beforeEach: () => {
    const user = school.tables.users.find((row) => row.id === DEMO_IDS.unbound);
    if (user) user.is_face_verify = false;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await userEvent.type(field('手机号'), '13900006688');
    await userEvent.type(field('图形验证码'), answer());
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await says('120 秒后重新获取');
    await userEvent.type(field('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
    await says('请使用微信扫码完成实名认证');
  },
};

/** The image captcha is on its way. */
export const Loading: Story = bindMobileStories.loading;
/** The image captcha cannot be loaded. */
export const Error: Story = bindMobileStories.captchaFails;
/** A nickname far longer than usual. */
export const LongText: Story = bindMobileStories.longText;
/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
