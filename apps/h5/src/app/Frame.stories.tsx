import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DEMO_MOBILES, DEMO_PASSWORD } from '@qinghe/api/mocks';
import { expectCall, sentPlatforms } from '@qinghe/features/testing/calls';
import {
  expectOneMemberCall,
  frameStories,
  inLook,
  playFreshUnread,
} from '@qinghe/features/testing/frameStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { table } from './routes.ts';
import { StoryApp } from './StoryApp.tsx';

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** What frames every page of the mobile site: what comes first, and the size and colour of all. */
const meta = {
  title: 'Frame',
  component: StoryApp,
  args: at('/about'),
  parameters: { isPage: true, scenario: 'visitor' },
  globals: inWindow('phone'),
  beforeEach: ({ args }) => {
    table.preload(args.initialPath);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Config comes before the page. */
export const Root: Story = { ...frameStories.configFirst, tags: ['spec:2.root'] };

/** Each call says which site it comes from, which the school's log of logins shows. */
export const Platform: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await expectCall('GET /api/v2/other/config', {});
    await expect(Array.from(sentPlatforms())).toEqual(['H5']);
  },
};

/** Another school's colour and corners, as its settings ask for them. */
export const OtherLook: Story = {
  ...inLook({ color: '#b45309', radius: 'large', headingFont: 'serif' }, '#B45309'),
  tags: ['vrt'],
};

/** Back to top is offered from 2000 px on. */
export const BackToTop: Story = {
  ...frameStories.backToTop,
  tags: ['spec:2.back-to-top', 'spec:9.back-to-top'],
};

/** The referral mark of a shared link is kept for the login. */
export const ReferralMark: Story = { ...frameStories.referralMark, tags: ['spec:4.msv'] };

/** The unread count is asked for once something is said to be new, and only then. */
export const FreshUnread: Story = {
  tags: ['spec:4.fresh-unread'],
  args: at('/member'),
  parameters: { scenario: 'emptySchool' },
  play: playFreshUnread,
};

/** A login asks for the member once, though the page behind it shows them. */
export const LoginAsksOnce: Story = {
  args: at('/login?redirect=%2Fmember'),
  beforeEach: () => {
    table.preload('/member');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码登录' }, SLOW));
    await userEvent.type(canvas.getByLabelText('手机号'), DEMO_MOBILES.ordinary);
    await userEvent.type(canvas.getByLabelText('密码', { exact: true }), DEMO_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await canvas.findByRole('heading', { level: 1, name: /叶小满/ }, SLOW);
    await expectOneMemberCall();
  },
};

/** Designed at 375 px: there a rem is 16 px. */
export const DesignWidth: Story = {
  tags: ['spec:9.design-width'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '关于我们' }, SLOW);
    await expect(window.innerWidth).toBe(375);
    await waitFor(() => expect(rootSize()).toBeCloseTo(16, 1));
  },
};

/** The primary colour is green. */
export const Green: Story = {
  tags: ['spec:9.theme'],
  args: at('/login'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '登录' }, SLOW);
    const channels = getComputedStyle(button).backgroundColor.match(/\d+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = channels.map(Number);
    await expect(green).toBeGreaterThan(Math.max(red, blue));
  },
};
