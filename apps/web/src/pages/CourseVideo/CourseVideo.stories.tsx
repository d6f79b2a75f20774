import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { reportAllAtOnce } from '@qinghe/features/testing/sightReports';
import { videoStories } from '@qinghe/features/testing/videoStories';
import { StoryApp } from '../../app/StoryApp.tsx';
import { table } from '../../app/routes.ts';

/** A lesson on the desktop site in its frame, served by the demo school. */
const meta = {
  title: 'CourseVideo',
  component: StoryApp,
  args: at('/courses/video/1?lesson=115'),
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: inWindow('desktop'),
  beforeEach: () => {
    table.preload('/courses/video/1');
    table.preload('/login');
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The player with lessons, notes and comments beside it and the files below. */
export const Default: Story = {
  tags: ['spec:2.route.courses-video'],
  play: async ({ canvas, step, userEvent }) => {
    await step('the lesson', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^第 15 讲/ }, SLOW),
      ).toBeVisible();
      await expect(canvas.getByText(/^已学 \d+ \/ 48$/)).toBeVisible();
      await expect(await canvas.findByRole('link', { current: true })).toHaveTextContent(
        '正在播放',
      );
    });
    await step('the tabs', async () => {
      await expect(canvas.getByRole('tab', { name: /评论/ })).toBeVisible();
      const files = within(canvas.getByRole('region', { name: '课程附件' }));
      await expect(await files.findByText('list_comp.py', {}, SLOW)).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: '笔记' }));
      await expect(await canvas.findByRole('tabpanel', { name: '笔记' })).toBeVisible();
    });
  },
};

/** At 1280 in the wide size. */
export const Theatre: Story = {
  globals: inWindow('laptop'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '影院模式' }, SLOW);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** At 1280×800 one sees the picture and writes a note. */
export const Notes: Story = {
  args: at('/courses/video/1?lesson=115&tab=notes'),
  globals: inWindow('laptop'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '写笔记' }, SLOW);
    await userEvent.click(field);
    const player = canvas.getByRole('region', { name: '播放器' }).getBoundingClientRect();
    const box = field.getBoundingClientRect();
    await expect(window.scrollY).toBe(0);
    await expect(player.top).toBeGreaterThanOrEqual(0);
    await expect(player.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.left).toBeGreaterThan(player.right);
    await expect(box.bottom).toBeLessThanOrEqual(player.bottom);
  },
};

/** Out of sight the player stays small in the corner; it leads back, and can be put away. */
export const SmallPlayer: Story = {
  globals: inWindow('laptop'),
  beforeEach: reportAllAtOnce,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('video')?.currentTime).toBeGreaterThan(0),
      SLOW,
    );
    const player = canvas.getByRole('region', { name: '播放器' });
    const { width } = player.getBoundingClientRect();
    await step('small, and whole in the window', async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await canvas.findByRole('button', { name: '关闭小窗' });
      const box = player.getBoundingClientRect();
      await expect(box.width).toBeLessThan(width / 2);
      await expect(box.top).toBeGreaterThan(0);
      await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(canvas.queryByRole('button', { name: /^倍速/ })).toBeNull();
    });
    await step('back to the picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '回到视频' }));
      await waitFor(() => expect(player.getBoundingClientRect().width).toBe(width));
    });
    await step('put away', async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await userEvent.click(await canvas.findByRole('button', { name: '关闭小窗' }));
      await expect(player.getBoundingClientRect().bottom).toBeLessThanOrEqual(width);
      await expect(canvas.queryByRole('button', { name: '回到视频' })).toBeNull();
    });
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
