import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountStories } from '@qinghe/features/testing/accountStories';
import { at, inWindow } from '@qinghe/features/testing/pageStory';
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
export const Default: Story = { ...accountStories.default, tags: ['vrt'] };
/** Sent without a word: every field says what it wants. */
export const Errors: Story = accountStories.errors;
/** The captcha cannot be had: a press tries again. */
export const CaptchaFails: Story = accountStories.captchaFails;
