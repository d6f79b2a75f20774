import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SkeletonText } from '../Skeleton/index.ts';
import { below, late } from './index.ts';
import { nearSettings } from './near.ts';

function Advice() {
  return <p>每天二十分钟，比周末三小时学得更牢。</p>;
}

const LateAdvice = late(() => Promise.resolve(Advice));
const LostAdvice = late<object>(() => Promise.reject(new Error('The code is gone')));

const load = fn(() => Promise.resolve(Advice));

/** Advice far below a button that takes it off the page and puts it there again. */
function AdviceBelow() {
  const [BelowAdvice] = useState(() => below(load, { height: '10rem' }));
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        离开再回来
      </button>
      <div style={{ paddingTop: '300vh' }}>
        <Suspense key={visit}>
          <BelowAdvice />
        </Suspense>
      </div>
    </>
  );
}

/** Lets parts wait until somebody comes near, as on the sites. */
function farAway() {
  load.mockClear();
  nearSettings.isEverythingNear = false;
  return () => {
    nearSettings.isEverythingNear = true;
  };
}

/** Gives a part that does not wait the time to come. */
async function expectNoLoading() {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  await expect(load).not.toHaveBeenCalled();
}

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

function AdviceBelowLater() {
  const [BelowAdvice] = useState(() => below(load));
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsShown(true)}>
        继续
      </button>
      <div style={{ paddingTop: '300vh' }}>
        <Suspense>{isShown && <BelowAdvice />}</Suspense>
      </div>
    </>
  );
}

/** Whoever has begun to scroll before the code of the page was there need not scroll again. */
export const ScrolledBefore: StoryObj = {
  render: () => <AdviceBelowLater />,
  beforeEach: farAway,
  play: async ({ canvas }) => {
    window.scrollTo(0, 10);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    // Not by `userEvent`, which may scroll.
    canvas.getByRole('button', { name: '继续' }).click();
    await expect(await canvas.findByText(/每天二十分钟/)).toBeInTheDocument();
    window.scrollTo(0, 0);
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** Whoever uses the keyboard, to look for a word, to print or to go on, finds the whole page. */
export const ByKey: StoryObj = {
  render: () => <AdviceBelow />,
  beforeEach: farAway,
  play: async ({ canvas, userEvent }) => {
    await expectNoLoading();
    await userEvent.keyboard('{Control}');
    await expect(await canvas.findByText(/每天二十分钟/)).toBeInTheDocument();
    await expect(window.scrollY).toBe(0);
  },
};

/** What stands below the first window comes to who reads on; whoever returns to it finds it there. */
export const FarBelow: StoryObj = {
  render: () => <AdviceBelow />,
  beforeEach: farAway,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('its place is kept and its code is not loaded', async () => {
      await expectNoLoading();
      await expect(canvasElement.querySelector('[style*="10rem"]')).toBeInTheDocument();
    });
    await step('who scrolls gets it', async () => {
      window.scrollBy(0, 10);
      await expect(await canvas.findByText(/每天二十分钟/)).toBeInTheDocument();
    });
    await step('who comes back finds it without any scrolling', async () => {
      window.scrollTo(0, 0);
      await userEvent.click(canvas.getByRole('button', { name: '离开再回来' }));
      await expect(canvas.getByText(/每天二十分钟/)).toBeInTheDocument();
      await expect(load).toHaveBeenCalledTimes(1);
    });
  },
};
