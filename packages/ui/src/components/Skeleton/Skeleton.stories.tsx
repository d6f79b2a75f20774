import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Loading } from './Loading.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

/** A shimmering box in place of content that is on its way. */
const meta = { component: Skeleton, args: { height: '6rem' } } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Lines of text; the last one is shorter. */
export const Text: Story = { render: () => <SkeletonText count={3} /> };

/** `Loading` waits 150 ms before the skeleton shows and keeps it for 300 ms at least. */
export const LoadingContent: Story = {
  render: function Example() {
    const [isLoading, setLoading] = useState(true);
    return (
      <>
        <Loading isLoading={isLoading} skeleton={<SkeletonText count={3} />}>
          <p>稻子收完了，田里的颜色才刚刚开始。</p>
        </Loading>
        <Button size="sm" variant="soft" onClick={() => setLoading(!isLoading)}>
          {isLoading ? '内容到了' : '重新加载'}
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the skeleton shows after a moment', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    });
    await step('the content takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '内容到了' }));
      await waitFor(() => expect(canvas.getByText(/稻子收完了/)).toBeVisible());
      await expect(canvas.queryByRole('status')).toBeNull();
    });
  },
};
