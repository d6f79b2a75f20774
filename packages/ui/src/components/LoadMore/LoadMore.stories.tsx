import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

/** The end of a growing list. */
const meta = {
  component: LoadMore,
  args: { state: 'idle', onLoad: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** The next page comes by itself; the button stays for keyboards and failures. */
export const Auto: Story = {
  args: { isAuto: true },
  render: function Example(args) {
    const [count, setCount] = useState(3);
    return (
      <>
        <ul>
          {Array.from({ length: count }, (_, lesson) => (
            <li key={lesson}>第 {lesson + 1} 讲</li>
          ))}
        </ul>
        <LoadMore
          {...args}
          state={count < 9 ? 'idle' : 'done'}
          onLoad={() => setCount(count + 6)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有更多了'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};

/** A failed page is fetched again by the reader, never by itself. */
export const Failed: Story = {
  args: { state: 'failed', isAuto: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载失败，重试' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};
