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
    percent: 50,
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
      await expect(canvas.getByText('本设备已看 50%')).toBeVisible();
      await expect(canvas.getByRole('img', { name: /共 2 段/ })).toBeVisible();
      await expect(canvas.getByText('仅保存在本设备')).toBeVisible();
    });
    await step('it leads to what was not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '跳到未看部分' }));
      await expect(args.onJump).toHaveBeenCalledOnce();
    });
  },
};

/** What was watched elsewhere is not known here: no number stands beside that of the school. */
export const Nothing: Story = {
  args: { ranges: [], percent: 0, onJump: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本设备还没有观看记录')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

/** Where dragging is banned, or nothing is left, there is no button. */
export const NoJump: Story = {
  args: { onJump: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
