import { expect } from 'storybook/test';
import { SLOW, type PageStory } from './pageStory.tsx';

/** Name of the submit button of either page. */
const SEND = /^(注册|重置密码)$/;

/**
 * A password as password managers generate it: too long for a first one (contract E-05), allowed for a later one (E-06, E-19).
 */
export const LONG_PASSWORD = 'kV9-tRq2_mZx7!Lw4#bN';

/** Stories shared by the pages of registration and password reset. */
export const accountStories = {
  default: {
    play: async ({ canvas }) => {
      await expect(await canvas.findByAltText('图形验证码', {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('button', { name: SEND })).toBeEnabled();
    },
  },
  errors: {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: SEND }, SLOW));
      await expect(await canvas.findByText('请输入手机号!')).toBeVisible();
      await expect(canvas.getByText('请设置账号密码!')).toBeVisible();
    },
  },
  captchaFails: {
    parameters: { scenario: 'serverError' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('点击重试', {}, SLOW)).toBeVisible();
    },
  },
} satisfies Record<string, PageStory>;
