import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DEV_SMS_CODE, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { StoryApp } from '../../app/StoryApp.tsx';
import BindMobilePage from './BindMobilePage.tsx';

const SLOW = { timeout: 10_000 };

/** Where the guard leads a member without a mobile, on the mobile site. */
const meta = {
  title: 'BindMobile',
  component: BindMobilePage,
  parameters: { isPage: true, path: '/bind-mobile', scenario: 'unboundMobile' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (_args, { parameters }) => <StoryApp initialPath={String(parameters['path'])} />,
} satisfies Meta<typeof BindMobilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByLabelText(name);
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);

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
  tags: ['spec:2.route.bind-mobile'],
  parameters: { path: '/member' },
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
  },
};
