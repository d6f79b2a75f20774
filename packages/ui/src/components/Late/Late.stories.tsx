import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SkeletonText } from '../Skeleton/index.ts';
import { late } from './index.ts';

function Advice() {
  return <p>每天二十分钟，比周末三小时学得更牢。</p>;
}

const LateAdvice = late(() => Promise.resolve(Advice));
const LostAdvice = late<object>(() => Promise.reject(new Error('The code is gone')));

/** Brings what nobody waits for after what everybody came for. */
const meta = { title: 'Late' } satisfies Meta;
export default meta;

/** The first content of a story is marked at once, so the late part follows it. */
export const Playground: StoryObj = {
  render: () => (
    <Suspense fallback={<SkeletonText count={1} />}>
      <LateAdvice />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/每天二十分钟/)).toBeVisible();
  },
};

/** Code that cannot be loaded leaves nothing behind, and the rest of the page alone. */
export const Lost: StoryObj = {
  render: () => (
    <>
      <p>课程介绍</p>
      <Suspense fallback={<p>加载中</p>}>
        <LostAdvice />
      </Suspense>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('课程介绍')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('加载中')).toBeNull());
  },
};
