import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usePlaybackReport } from '@qinghe/hooks/data/playback';
import { local, memberKeys } from '@qinghe/hooks/storage';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button } from '@qinghe/ui/components/Button';
import { Segmented } from '@qinghe/ui/components/Segmented';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { createRouteTable } from '@qinghe/features/routing/Routing';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { TimeLeft, WatchedParts } from './index.ts';

// One of the course that the member has: another would be refused, and nothing more be noted.
const LESSON = 115;
const lesson = { id: LESSON, duration: 240, watchSeconds: 0, isFinished: false, limit: null };
const handleSeek = fn();
const speeds = ['1', '1.5', '2'] as const;

/** Plays a stretch at once: what a player tells in a minute, without waiting for it. */
function Lesson({ isDragBanned = false }: { isDragBanned?: boolean }) {
  const { user } = useSession();
  const { events, state, readResumeSecond } = usePlaybackReport(lesson);
  const [resume, setResume] = useState<number | null>(null);
  const play = (from: number, to: number) => {
    events.onSeek(from, from);
    for (let second = from; second < to; second += 1) events.onTime(second + 1);
    events.onPause(to);
  };
  if (!user) return null;
  return (
    <div css={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      <div css={{ display: 'flex', gap: '0.5rem' }}>
        <Button size="sm" onClick={() => play(0, 60)}>
          播放 00:00–01:00
        </Button>
        <Button size="sm" onClick={() => play(120, 180)}>
          播放 02:00–03:00
        </Button>
        <Button size="sm" variant="outline" onClick={() => setResume(readResumeSecond())}>
          从哪里继续
        </Button>
      </div>
      <p>
        进度 {state}
        {resume !== null && `，从 ${resume} 秒继续`}
      </p>
      <WatchedParts
        lessonId={LESSON}
        duration={240}
        onSeek={isDragBanned ? undefined : handleSeek}
      />
    </div>
  );
}

function Course() {
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1.5');
  return (
    <div css={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Segmented
        label="倍速"
        items={speeds.map((value) => ({ value, label: `${value}x` }))}
        value={speed}
        onChange={setSpeed}
      />
      <TimeLeft
        rate={Number(speed)}
        lessons={[
          { duration: 600, watched: 300 },
          { duration: 600, watched: 0 },
          { duration: 600, watched: 0 },
        ]}
      />
    </div>
  );
}

const tables = {
  watched: createRouteTable([{ path: '*', page: () => Promise.resolve({ default: Lesson }) }]),
  banned: createRouteTable([
    { path: '*', page: () => Promise.resolve({ default: () => <Lesson isDragBanned /> }) },
  ]),
};
const layouts = {
  default: ({ children }: { children: React.ReactNode }) => (
    <main css={{ padding: '2rem' }}>{children}</main>
  ),
};

/** What is left of a lesson, and what of it was watched. */
const meta = {
  title: 'LessonProgress',
  component: WatchedParts,
  args: { lessonId: LESSON, duration: 240 },
  parameters: { isPage: true, scenario: 'loggedIn' },
  beforeEach: () => handleSeek.mockClear(),
  render: () => (
    <AppRoot
      table={tables.watched}
      layouts={layouts}
      site="desktop"
      skeleton={null}
      router={storyRouter('/')}
    />
  ),
} satisfies Meta<typeof WatchedParts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two stretches of a minute are two parts, as far as 75 %; the button leads to the first gap. */
export const Watched: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '播放 00:00–01:00' }, SLOW));
    await userEvent.click(canvas.getByRole('button', { name: '播放 02:00–03:00' }));
    await step('the bar has two parts', async () => {
      await expect(await canvas.findByText('已学 75%')).toBeVisible();
      await expect(canvas.getByRole('img', { name: /共 2 段/ })).toBeVisible();
    });
    await step('the button seeks to 60 s', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '跳到未看部分' }));
      await expect(handleSeek).toHaveBeenCalledWith(60);
    });
    await step('the lesson goes on where it stopped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '从哪里继续' }));
      await expect(canvas.getByText(/从 180 秒继续/)).toBeVisible();
    });
  },
};

/** Where dragging is banned there is no button. */
export const DragBanned: Story = {
  render: () => (
    <AppRoot
      table={tables.banned}
      layouts={layouts}
      site="desktop"
      skeleton={null}
      router={storyRouter('/')}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '播放 00:00–01:00' }, SLOW));
    await expect(await canvas.findByRole('img', { name: /共 1 段/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '跳到未看部分' })).not.toBeInTheDocument();
  },
};

/** What storage holds of an earlier visit is there at once; broken text in it counts as nothing. */
export const EarlierVisit: Story = {
  beforeEach: () => {
    local.write(
      memberKeys.watched(1, LESSON),
      JSON.stringify({ ranges: [[0, 120], 'x'], place: 120, reached: 120 }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已学 50%', {}, SLOW)).toBeVisible();
  },
};

/** Three lessons of ten minutes, five minutes watched: the words follow the speed. */
export const Left: Story = {
  parameters: { isPage: false },
  render: () => <Course />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('剩余约 17 分钟（1.5 倍速）')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '2x' }));
    await expect(canvas.getByText('剩余约 13 分钟（2 倍速）')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1x' }));
    await expect(canvas.getByText('剩余约 25 分钟')).toBeVisible();
  },
};
