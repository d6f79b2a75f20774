import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PullToRefresh } from './PullToRefresh.tsx';

/** Refreshes a page of the mobile site when a finger pulls it down at its top. */
const meta = {
  component: PullToRefresh,
  args: {
    onRefresh: fn(),
    children: (
      <ul aria-label="课程" style={{ display: 'grid', gap: '1rem' }}>
        <li>Python 零基础：从第一行代码到小工具</li>
        <li>机器学习十五讲：从梯度下降说起</li>
        <li>数据分析入门：用表格回答真问题</li>
      </ul>
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof PullToRefresh>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A finger at a height of the window. */
const touch = (target: Element, type: string, clientY: number) =>
  target.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches:
        type === 'touchend' ? [] : [new Touch({ identifier: 1, target, clientX: 100, clientY })],
    }),
  );

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ args, canvas, step }) => {
    let finish: (value?: unknown) => void = () => {};
    args.onRefresh.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const list = canvas.getByRole('list', { name: '课程' });
    await step('a short pull does nothing', async () => {
      await waitFor(async () => {
        // Nobody listens before the first effects have run.
        touch(list, 'touchstart', 100);
        touch(list, 'touchmove', 150);
        await expect(canvas.getByRole('status')).toHaveTextContent('下拉刷新');
      });
      touch(list, 'touchend', 150);
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
      await expect(args.onRefresh).not.toHaveBeenCalled();
    });
    await step('a long one refreshes when the finger lets go', async () => {
      touch(list, 'touchstart', 100);
      touch(list, 'touchmove', 260);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('松开刷新'));
      touch(list, 'touchend', 260);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('正在刷新'));
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
    await step('and rests when all is there', async () => {
      finish();
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    });
  },
};

/** A finger that goes sideways, as in a carousel, pulls nothing. */
export const Sideways: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: '课程' });
    const at = (type: string, clientX: number, clientY: number) =>
      list.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          cancelable: true,
          touches: [new Touch({ identifier: 1, target: list, clientX, clientY })],
        }),
      );
    at('touchstart', 100, 100);
    at('touchmove', 300, 140);
    at('touchmove', 300, 300);
    touch(list, 'touchend', 300);
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};
