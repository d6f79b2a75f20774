import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
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

/** It keeps its room at once, and shows after 150 ms: what comes quickly does not flicker. */
export const ShowsAfterAMoment: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[aria-hidden]');
    if (!box) throw new Error('no skeleton');
    const height = box.offsetHeight;
    // As if it had come just now.
    box.style.animation = 'none';
    box.getBoundingClientRect();
    box.style.animation = '';
    const first = { visibility: getComputedStyle(box).visibility, height: box.offsetHeight };
    await expect(first).toEqual({ visibility: 'hidden', height });
    await waitFor(() => expect(getComputedStyle(box).visibility).toBe('visible'));
  },
};

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

/** How often the content of {@link JustInTime} came. */
let arrivals = 0;

function Arrival() {
  useEffect(() => {
    arrivals += 1;
  }, []);
  return <li>到了</li>;
}

function Arriving({ after }: { after: number }) {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    <Loading isLoading={isLoading} skeleton={<li>…</li>}>
      <Arrival />
    </Loading>
  );
}

/** Content that comes just when the skeleton would show stays once it is there. */
export const JustInTime: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    arrivals = 0;
  },
  render: () => (
    <ul>
      {Array.from({ length: 60 }, (_, index) => (
        <Arriving key={index} after={135 + index / 2} />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('到了')).toHaveLength(60));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(arrivals).toBe(60);
  },
};
