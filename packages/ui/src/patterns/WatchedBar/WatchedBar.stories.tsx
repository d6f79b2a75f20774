import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WatchedBar } from './WatchedBar.tsx';

/** Which parts of a lesson were really watched. */
const meta = {
  component: WatchedBar,
  args: {
    ranges: [
      [0, 60],
      [120, 180],
    ],
    duration: 240,
    percent: 75,
    children: '剩余约 1 分钟',
    onJump: fn(),
    style: { maxWidth: '40rem' },
  },
} satisfies Meta<typeof WatchedBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it tells how much was watched', async () => {
      await expect(canvas.getByText('已学 75%')).toBeVisible();
      await expect(canvas.getByRole('img', { name: /共 2 段/ })).toBeVisible();
      await expect(canvas.getByText('剩余约 1 分钟')).toBeVisible();
    });
    await step('it leads to what was not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '跳到未看部分' }));
      await expect(args.onJump).toHaveBeenCalledOnce();
    });
  },
};

/** What was watched elsewhere shows as a share without parts. */
export const Elsewhere: Story = {
  args: { ranges: [], percent: 43, onJump: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已学 43%')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /共 0 段/ })).toBeVisible();
  },
};

/** Where dragging is banned, or nothing is left, there is no button. */
export const NoJump: Story = {
  args: { onJump: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
