import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, inWindow, SLOW } from '@qinghe/ui/testing/pageStory';
import { StoryApp } from '../../app/StoryApp.tsx';

/** A new password by SMS code, on the mobile site. */
const meta = {
  title: 'Forgot password',
  component: StoryApp,
  args: at('/forgot-password'),
  parameters: { isPage: true, scenario: 'visitor' },
  globals: inWindow('phone'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The empty form with its captcha. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('图形验证码', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重置密码' })).toBeEnabled();
  },
};

/** Sent without a word: every field says what it wants. */
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密码' }, SLOW));
    await expect(await canvas.findByText('请输入手机号!')).toBeVisible();
    await expect(canvas.getByText('请设置账号密码!')).toBeVisible();
  },
};

/** The captcha cannot be had: a press tries again. */
export const CaptchaFails: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('点击重试', {}, SLOW)).toBeVisible();
  },
};
