import { delay, http, HttpResponse } from 'msw';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { PLAY_CHANNEL } from '@qinghe/hooks/player';
import { holdTimers } from './heldTimer.tsx';
import { at, expectToFit, SLOW, type PageStory } from './pageStory.tsx';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const COURSE = '*/api/v2/course/:id';

const lesson = (course: number, id: number) => at(`/courses/video/${course}?lesson=${id}`);

/** Returns the queries of the player's frame. */
const player = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: '播放器' }, SLOW));

/** Returns the video once it can play. */
async function readyVideo(root: HTMLElement): Promise<HTMLVideoElement> {
  await waitFor(() => expect(root.querySelector('video')?.duration).toBeGreaterThan(10), SLOW);
  const video = root.querySelector('video');
  if (!video) throw new Error('The page has no video.');
  return video;
}

/** Expects the lesson of an old address on the page. */
const showsLesson: PageStory['play'] = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: /^第 15 讲/ }, SLOW),
  ).toBeVisible();
};

/** Expects that no lesson is marked as playing and no bar of watched parts is shown. */
async function expectNothingPlays(canvas: Canvas) {
  await expect(canvas.queryByText('正在播放')).toBeNull();
  await expect(canvas.queryByRole('img', { name: /本设备看过的部分/ })).toBeNull();
}

/** A lesson that cannot be played keeps the line of its progress, so that nothing below it moves. */
async function expectOnlyProgress(canvas: Canvas) {
  await expect(canvas.queryByText('正在播放')).toBeNull();
  await expect(canvas.getByRole('img', { name: /本设备看过的部分/ })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '跳到未看部分' })).toBeNull();
}

let isOnline = true;

/** Stories of the lesson page, shared by both sites. */
export const videoStories = {
  lastLesson: {
    args: at('/courses/video/1'),
    play: showsLesson,
  },
  oldLesson: { args: at('/courses/video/115'), play: showsLesson },
  oldMobileLesson: { args: at('/course/video/115?msv=9'), play: showsLesson },
  oldLessonOfMine: {
    args: at('/courses/video/2'),
    beforeEach: () => {
      // A lesson has the same id as a course that the member has not bought.
      const own = school.tables.videos.find(({ id }) => id === 115);
      if (own) school.tables.videos.push({ ...own, id: 2, title: '旧网址里的课时' });
    },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /旧网址里的课时$/ }, SLOW),
      ).toBeVisible();
    },
  },
  oldLessonFails: {
    args: at('/course/video/115'),
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/video/:id', () => HttpResponse.error(), { once: true }));
    },
    play: async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(await canvas.findByRole('button', { name: '重试' }, SLOW));
      await showsLesson(context);
    },
  },
  locked: {
    args: lesson(2, 205),
    play: async ({ canvas }) => {
      const frame = await player(canvas);
      await expect(await frame.findByText('购买后可观看', {}, SLOW)).toBeVisible();
      await expect(frame.getByRole('link', { name: '购买课程 ¥299' })).toBeVisible();
      await expectNothingPlays(canvas);
    },
  },
  /**
   * The progress known to the server and to this device is shown as one percentage, the same in the strip and the list of
   * lessons.
   */
  oneShare: {
    args: lesson(1, 115),
    play: async ({ canvas, canvasElement }) => {
      await readyVideo(canvasElement);
      await expect(await canvas.findByText('已学 43%', {}, SLOW)).toBeVisible();
      await expect(
        canvas.getByRole('img', { name: /^已学 43%，本设备看过的部分共/ }),
      ).toBeVisible();
      await expect(canvas.queryByText(/0%|还没有观看记录/)).toBeNull();
    },
  },
  trial: {
    args: lesson(2, 201),
    parameters: { scenario: 'trial' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('试看 00:30', {}, SLOW)).toBeVisible();
    },
  },
  trialOver: {
    args: lesson(2, 201),
    play: async ({ canvas, canvasElement }) => {
      await readyVideo(canvasElement);
      const frame = await player(canvas);
      await fireEvent.keyDown(frame.getByRole('slider', { name: '播放进度' }), { key: 'End' });
      await expect(
        await frame.findByText('试看结束，购买课程观看所有视频', {}, SLOW),
      ).toBeVisible();
      await expect(frame.getByRole('link', { name: '购买课程 ¥299' })).toHaveAttribute(
        'href',
        '/order?goods_type=vod&goods_id=2',
      );
    },
  },
  nextLesson: {
    args: lesson(1, 115),
    // The countdown stands still.
    beforeEach: () => {
      const [, restore] = holdTimers(1000);
      return restore;
    },
    play: async ({ canvas, canvasElement, userEvent }) => {
      await fireEvent(await readyVideo(canvasElement), new Event('ended'));
      const frame = await player(canvas);
      await expect(await frame.findByText(/秒后播放下一课时：/, {}, SLOW)).toBeVisible();
      await expect(frame.getByRole('button', { name: '立即播放' })).toBeVisible();
      await userEvent.click(frame.getByRole('button', { name: '取消' }));
      await expect(frame.queryByText(/秒后播放下一课时：/)).toBeNull();
      await expect(frame.getByRole('switch', { name: '自动连播' })).toBeVisible();
    },
  },
  nextKeepsTab: {
    args: at('/courses/video/1?lesson=115&tab=notes'),
    // The countdown stands still.
    beforeEach: () => {
      const [, restore] = holdTimers(1000);
      return restore;
    },
    play: async ({ canvas, canvasElement, userEvent }) => {
      const seesNotes = async () => {
        const tab = await canvas.findByRole('tab', { name: /^笔记/ }, SLOW);
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      };
      await seesNotes();
      await fireEvent(await readyVideo(canvasElement), new Event('ended'));
      const frame = await player(canvas);
      await userEvent.click(await frame.findByRole('button', { name: '立即播放' }, SLOW));
      await canvas.findByRole('heading', { level: 1, name: /^第 16 讲/ }, SLOW);
      await seesNotes();
    },
  },
  courseEnd: {
    args: lesson(1, 148),
    play: async ({ canvas, canvasElement }) => {
      await fireEvent(await readyVideo(canvasElement), new Event('ended'));
      const frame = await player(canvas);
      await expect(await frame.findByText('恭喜你学完最后一个课时', {}, SLOW)).toBeVisible();
      for (const name of ['写评论', '重新播放'])
        await expect(frame.getByRole('button', { name })).toBeVisible();
      await expect(frame.getByRole('link', { name: '返回课程' })).toBeVisible();
    },
  },
  takenOver: {
    args: lesson(1, 115),
    play: async ({ canvas, canvasElement, userEvent }) => {
      await readyVideo(canvasElement);
      const otherTab = new BroadcastChannel(PLAY_CHANNEL);
      otherTab.postMessage({ at: Date.now(), by: '116' });
      const frame = await player(canvas);
      await expect(
        await frame.findByText('你已打开新视频，暂停本视频播放', {}, SLOW),
      ).toBeVisible();
      await userEvent.click(frame.getByRole('button', { name: '在此处继续' }));
      await waitFor(() => expect(frame.queryByText('你已打开新视频，暂停本视频播放')).toBeNull());
      // What the other tab sent before this one took over must not pause it.
      await waitFor(() => expect(canvasElement.querySelector('video')?.paused).toBe(false));
      const thirdTab = new BroadcastChannel(PLAY_CHANNEL);
      const heard = new Promise((resolve) => {
        thirdTab.addEventListener('message', resolve);
      });
      otherTab.postMessage({ at: 0, by: '116' });
      await heard;
      thirdTab.close();
      await delay(100);
      await expect(frame.queryByText('你已打开新视频，暂停本视频播放')).toBeNull();
      otherTab.close();
    },
  },
  offline: {
    args: lesson(1, 115),
    beforeEach: () => {
      isOnline = true;
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
      return () => {
        Reflect.deleteProperty(navigator, 'onLine');
      };
    },
    play: async ({ canvas, canvasElement }) => {
      await readyVideo(canvasElement);
      isOnline = false;
      window.dispatchEvent(new Event('offline'));
      await expect(
        await canvas.findByText('网络已断开，学习进度会在恢复后同步', {}, SLOW),
      ).toBeVisible();
      isOnline = true;
      window.dispatchEvent(new Event('online'));
      await waitFor(() =>
        expect(canvas.queryByText('网络已断开，学习进度会在恢复后同步')).toBeNull(),
      );
    },
  },
  loadError: {
    args: lesson(1, 115),
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/v2/video/:id/playinfo', () => HttpResponse.html('', { status: 400 }), {
          once: true,
        }),
      );
    },
    play: async ({ canvas, canvasElement, userEvent }) => {
      const frame = await player(canvas);
      await expect(await frame.findByText('视频加载失败，请稍后重试', {}, SLOW)).toBeVisible();
      await expectOnlyProgress(canvas);
      await userEvent.click(await frame.findByRole('button', { name: '重试' }));
      await readyVideo(canvasElement);
    },
  },
  noAddress: {
    args: lesson(8, 823),
    parameters: { scenario: 'noAddress' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('暂无播放地址', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('该视频暂时无法播放，请稍后再试')).toBeVisible();
      await expectOnlyProgress(canvas);
    },
  },
  embedded: {
    args: lesson(24, 2407),
    beforeEach: () => {
      school.tables.courseUsers.push({ course_id: 24, user_id: 1, charge: 69, created_at: 0 });
    },
    play: async ({ canvasElement }) => {
      await waitFor(
        () => expect(canvasElement.querySelector('iframe')).toHaveAttribute('sandbox'),
        SLOW,
      );
    },
  },
  gone: {
    args: lesson(1, 99999),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('内容不存在或已下架', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('回到课程，看看其他课时。')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '返回课程' })).toBeVisible();
    },
  },
  noLessons: {
    args: at('/courses/video/26'),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('课程内容更新中', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('第一节课上线后，就能在这里观看。')).toBeVisible();
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get(COURSE, () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      const [words] = await canvas.findAllByText('加载中', {}, SLOW);
      await expect(words).toBeInTheDocument();
      await expect(canvas.queryByRole('heading', { level: 1, name: /讲/ })).toBeNull();
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(http.get(COURSE, () => HttpResponse.html('', { status: 500 })));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  longText: {
    args: lesson(2, 205),
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: /训练课程$/ }, SLOW);
      await (await player(canvas)).findByText('购买后可观看', {}, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
