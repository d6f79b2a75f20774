import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActivityCard } from './ActivityCard.tsx';
import { ActivityCardSkeleton } from './ActivityCardSkeleton.tsx';

/** An offline activity; the whole card is one link. */
const meta = {
  component: ActivityCard,
  args: {
    href: '/activates/detail/12',
    title: '稻田写生：跟着画家走进秋收之后',
    cover: '/demo/covers/act-paddy.svg',
    date: { month: '12 月', day: '05' },
    time: '周六 09:00–16:00',
    place: '杭州·良渚 禾塘农场',
    joined: 32,
    capacity: 40,
    price: 128,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /稻田写生.*已报 32 \/ 40.*¥128/ });
    await expect(link).toHaveAttribute('href', '/activates/detail/12');
  },
};

/** Three places or fewer are worth a warning, in words and colour. */
export const Scarce: Story = {
  args: { joined: 39 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('仅剩 1 席')).toBeVisible();
  },
};

/** Full: the price stays. */
export const Full: Story = {
  args: { joined: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('名额已满')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent('¥128');
  },
};

/** Over: neither seats nor a price any more. */
export const Ended: Story = {
  args: { isEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('活动已结束')).toBeVisible();
    await expect(canvas.getByRole('link')).not.toHaveTextContent('¥');
  },
};

/** Sign-up is over: what is left is no news, and nothing is for sale. */
export const Closed: Story = {
  args: { isClosed: true, joined: 38, plate: '报名已截止' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已报 38 人')).toBeVisible();
    await expect(canvas.getByRole('link')).not.toHaveTextContent(/仅剩|¥/);
  },
};

/** It does not take place, whatever its date. */
export const Cancelled: Story = {
  args: { isCancelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('活动已取消')).toBeVisible();
    await expect(canvas.getByRole('link')).not.toHaveTextContent(/已结束|¥/);
  },
};

/** Servers may know no more than the title. */
export const OnlyTitle: Story = {
  args: {
    cover: null,
    date: undefined,
    time: undefined,
    place: undefined,
    joined: undefined,
    capacity: undefined,
    price: undefined,
  },
};

/** Keeps the place while the activity is on its way. */
export const Loading: Story = { render: () => <ActivityCardSkeleton /> };
