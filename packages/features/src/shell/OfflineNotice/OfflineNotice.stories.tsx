import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { noteCopyTime } from '@qinghe/hooks/offline';
import { OfflineNotice } from './index.ts';

/** What a page says while it shows what the device has kept. */
const meta = {
  title: 'OfflineNotice',
  component: OfflineNotice,
  beforeEach: () => {
    noteCopyTime(Date.parse('2026-11-20T09:40:00+08:00'));
    return () => noteCopyTime(null);
  },
  render: () => (
    <div css={{ minHeight: '8rem' }}>
      <OfflineNotice />
    </div>
  ),
} satisfies Meta<typeof OfflineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The time of the copy, in Beijing. */
export const Playground: Story = {
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('离线内容，保存于 2026-11-20 09:40');
    await expect(screen.getByRole('button', { name: '刷新' })).toBeVisible();
  },
};

/** Closed, it stays away until there is content of another time. */
export const Closed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '关闭离线提示' }));
    await expect(screen.queryByRole('status')).toBeNull();
    noteCopyTime(Date.parse('2026-11-20T09:30:00+08:00'));
    await waitFor(() => expect(screen.getByText('2026-11-20 09:30')).toBeVisible());
  },
};

/** Gone as soon as the network answers. */
export const BackOnline: Story = {
  play: async () => {
    noteCopyTime(null);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};
