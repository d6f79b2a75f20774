import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { videoStories } from '@qinghe/features/testing/videoStories';
import { StoryApp } from '../../app/StoryApp.tsx';
import { table } from '../../app/routes.ts';

/** A lesson on the mobile site, served by the demo school. */
const meta = {
  title: 'CourseVideo',
  component: StoryApp,
  args: at('/courses/video/1?lesson=115'),
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: inWindow('phone'),
  beforeEach: () => {
    table.preload('/courses/video/1');
    table.preload('/login');
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The player stays on top, the lessons and what belongs to the lesson scroll below. */
export const Default: Story = {
  tags: ['spec:2.route.courses-video'],
  play: async ({ canvas, step, userEvent }) => {
    await step('the lesson', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^第 15 讲/ }, SLOW),
      ).toBeVisible();
      const learnt = canvas.getByText(/^已学 \d+ \/ 48$/);
      await expect(learnt).toBeVisible();
      // On one line, whatever the title beside it leaves.
      const tops = Array.from(learnt.getClientRects(), ({ top }) => Math.round(top));
      await expect(new Set(tops).size).toBe(1);
      await expect(await canvas.findByRole('link', { current: true })).toHaveTextContent(
        '正在播放',
      );
    });
    await step('the lesson is in sight among the others, whole', async () => {
      const row = await canvas.findByRole('link', { current: true });
      await waitFor(() => {
        const { top, bottom } = row.getBoundingClientRect();
        return expect(top > 200 && bottom <= window.innerHeight).toBe(true);
      });
      await expect(canvas.getByRole('button', { name: /^第一章/ })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      for (const title of row.querySelectorAll('span'))
        await expect(getComputedStyle(title).textOverflow).toBe('clip');
    });
    await step('one line of progress', async () => {
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      await expect(canvas.getByRole('img', { name: /本设备看过的部分/ })).toBeVisible();
    });
    await step('the tabs', async () => {
      await expect(canvas.getByRole('tab', { name: /评论/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: /附件/ }));
      await expect(await canvas.findByText('list_comp.py', {}, SLOW)).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: '笔记' }));
      await expect(await canvas.findByRole('tabpanel', { name: '笔记' }, SLOW)).toBeVisible();
    });
  },
};

/** On a phone that is turned the picture has the whole width. */
export const Turned: Story = {
  globals: { viewport: { value: 'turned', isRotated: false } },
  play: async ({ canvas }) => {
    const player = await canvas.findByRole('region', { name: '播放器' }, SLOW);
    const { left, width, height } = player.getBoundingClientRect();
    await canvas.findByRole('link', { current: true }, SLOW);
    await expect(window.scrollY).toBe(0);
    await expect(left).toBe(0);
    await expect(width).toBe(document.documentElement.clientWidth);
    await expect(height).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBe(width);
  },
};

/** One share of the lesson, by the school and this device. */
export const OneShare: Story = videoStories.oneShare;

/** Without a lesson in the address the page opens the one that was watched last. */
export const LastLesson: Story = videoStories.lastLesson;
/** An address of MeEdu's PC client: its number is the lesson's. */
export const OldLesson: Story = videoStories.oldLesson;
/** An address of MeEdu's H5 client: it does not name the course. */
export const OldMobileLesson: Story = videoStories.oldMobileLesson;
/** Where a number is a course's and a lesson's, that one shows which the member may watch. */
export const OldLessonOfMine: Story = videoStories.oldLessonOfMine;
/** The lesson's course cannot be asked for. */
export const OldLessonFails: Story = videoStories.oldLessonFails;
/** A lesson that has to be bought. */
export const Locked: Story = videoStories.locked;
/** A course without files has no tab for them. */
export const NoFiles: Story = {
  args: { initialPath: '/courses/video/2?lesson=205&tab=files' },
  beforeEach: () => {
    school.tables.attachments = [];
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: '目录', selected: true }, SLOW),
    ).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: /附件/ })).toBeNull();
  },
};
/** A lesson that may be tried says how long. */
export const Trial: Story = videoStories.trial;
/** A preview at its end leads to the order. */
export const TrialOver: Story = videoStories.trialOver;
/** After a lesson the next one is near; 取消 stays here. */
export const NextLesson: Story = videoStories.nextLesson;

/** The next lesson opens beside the same tab: who takes notes goes on with them. */
export const NextKeepsTab: Story = videoStories.nextKeepsTab;
/** After the last lesson. */
export const CourseEnd: Story = videoStories.courseEnd;
/** A player in another tab has begun; this one can go on. */
export const TakenOver: Story = videoStories.takenOver;
/** The network is gone; progress is kept for later. */
export const Offline: Story = videoStories.offline;
/** The address cannot be asked for; another try can. */
export const LoadError: Story = videoStories.loadError;
/** A lesson without media. */
export const NoAddress: Story = { ...videoStories.noAddress, tags: ['vrt'] };
/** A player of another site in a frame that can do little. */
export const Embedded: Story = videoStories.embedded;
/** A lesson that the course does not have. */
export const Gone: Story = videoStories.gone;
/** A course that has no lesson yet. */
export const NoLessons: Story = videoStories.noLessons;

/** The lesson is on its way. */
export const Loading: Story = videoStories.loading;
/** The course cannot be loaded. */
export const Error: Story = videoStories.error;
/** Titles of lessons and chapters far longer than usual. */
export const LongText: Story = videoStories.longText;
/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;
