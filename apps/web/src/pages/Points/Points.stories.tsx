import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { pointsStories } from '@qinghe/features/testing/pointsStories';
import { expectCall } from '@qinghe/features/testing/calls';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's points on the desktop site. */
const meta = {
  title: 'Points',
  component: StoryApp,
  args: { initialPath: '/member/credit1-free' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => table.preload('/member/credit1-free'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Balance, records with their sign, and the rules of this school; further pages by link. */
export const Default: Story = {
  tags: [
    'vrt',
    'spec:1.member.points',
    'spec:2.route.member-credit1',
    'spec:3.session.credit1',
    'spec:7.call.credit1-records',
  ],
  play: async ({ canvas, userEvent }) => {
    const records = await canvas.findByRole('table', { name: '积分明细' }, SLOW);
    await expect(await canvas.findByText('1,260', {}, SLOW)).toBeVisible();
    await expect(within(records).getAllByRole('row')).toHaveLength(11);
    await expect(within(records).getByText('+199')).toBeVisible();
    await expect(within(records).getByText('−200')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '积分获取' })).toHaveTextContent(
      /注册账号\+10 积分/,
    );
    await userEvent.click(canvas.getByRole('link', { name: '第 2 页' }));
    await expect(await canvas.findByText('注册送10积分', {}, SLOW)).toBeVisible();
    await expectCall('GET /api/v2/member/credit1Records');
  },
};

/** Nothing earned yet. */
export const Empty: Story = { ...pointsStories.empty, tags: ['vrt'] };
/** A school where nothing earns points shows no rules; a debt keeps its sign; long remarks wrap. */
export const LongText: Story = { ...pointsStories.longText, tags: ['vrt'] };
/** The records are on their way; the balance is there. */
export const Loading: Story = { ...pointsStories.loading, tags: ['vrt'] };
/** The records cannot be loaded. */
export const Error: Story = { ...pointsStories.error, tags: ['vrt'] };

/** A visitor is led to the login page. */
export const LoggedOut: Story = {
  ...guardStories.loggedOut,
  tags: ['spec:2.route.member-credit1'],
};

/** A member with an open face check has to pass it first. */
export const Gated: Story = {
  ...pointsStories.gated,
  tags: ['spec:4.guard.face', 'spec:6.gate.face'],
};

/** One record. */
export const OneItem: Story = pointsStories.oneItem;
