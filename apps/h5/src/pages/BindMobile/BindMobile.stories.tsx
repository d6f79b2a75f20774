import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { DEV_SMS_CODE, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { bindMobileStories } from '@qinghe/features/testing/gateStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { expectCall } from '@qinghe/features/testing/calls';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Where the guard leads a member without a mobile, on the mobile site. */
const meta = {
  title: 'BindMobile',
  component: StoryApp,
  args: at('/bind-mobile'),
  parameters: { isPage: true, scenario: 'unboundMobile' },
  globals: inWindow('phone'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByLabelText(name);
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);

/** The page as a member finds it. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    await expect(canvas.getByRole('heading', { level: 1, name: '请绑定手机号' })).toBeVisible();
    await expect(canvas.getByText('为了账号安全，请先绑定手机号')).toBeVisible();
    await expect(canvas.getByText('微信用户_a7Kq')).toBeVisible();
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
    await expect(canvas.getByRole('button', { name: '安全退出' })).toBeVisible();
  },
};

/** From a member's page to the bound mobile. */
export const Done: Story = {
  tags: ['spec:2.route.bind-mobile', 'spec:7.call.member-mobile', 'spec:8.success.bind'],
  args: at('/member'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByAltText('图形验证码', {}, SLOW);
    const { captchas } = school.tables;
    await userEvent.type(field('手机号'), '13900006688');
    await userEvent.type(field('图形验证码'), captchas[captchas.length - 1]?.answer ?? '');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(field('手机验证码')).toHaveFocus(), SLOW);
    await userEvent.type(field('手机验证码'), `${DEV_SMS_CODE}{Enter}`);
    await says('绑定成功');
    await waitFor(() => expect(canvas.queryByText('请绑定手机号')).toBeNull(), SLOW);
    await expect(local.read(localKeys.bindMobile)).toBeNull();
    await expectCall('POST /api/v2/member/detail/mobile', {
      mobile: '13900006688',
      mobile_code: DEV_SMS_CODE,
    });
  },
};

/** The server's words for a mobile that is bound already are not shown; others are. */
export const SilentRefusal: Story = {
  tags: ['spec:8.silent'],
  beforeEach: ({ msw }) => {
    const refuse = (message: string) =>
      http.post(
        '*/api/v2/member/detail/mobile',
        () => HttpResponse.json({ code: 1, message, data: [] }),
        { once: true },
      );
    msw.use(refuse('请勿重复绑定'), refuse('短信验证码错误'));
  },
  play: async ({ canvas, userEvent }) => {
    const bind = () => userEvent.click(canvas.getByRole('button', { name: '立即绑定' }));
    await userEvent.type(await canvas.findByLabelText('手机号', {}, SLOW), '13900006688');
    await userEvent.type(field('图形验证码'), '1234');
    await userEvent.type(field('手机验证码'), DEV_SMS_CODE);
    await bind();
    await waitFor(() => expect(canvas.getByRole('button', { name: '立即绑定' })).toBeEnabled());
    await bind();
    await says('短信验证码错误');
    await expect(screen.queryByText('请勿重复绑定')).toBeNull();
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
