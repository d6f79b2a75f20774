import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { courseStories } from '@qinghe/features/testing/courseStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from '../../app/StoryApp.tsx';

/** A course on the mobile site in its frame, served by the demo school. */
const meta = {
  title: 'CourseDetail',
  component: StoryApp,
  args: at('/courses/detail/1'),
  parameters: { isPage: true, scenario: 'visitor' },
  globals: inWindow('phone'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 375. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.courses-detail'],
  play: async ({ canvas, step }) => {
    await step('what the course is', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /从第一行代码到小工具/ }, SLOW),
      ).toBeVisible();
      await expect(await canvas.findByRole('tab', { name: /评论\s?\d/ }, SLOW)).toBeVisible();
      // The words are drawn anew when their code is coloured.
      await waitFor(
        () => expect(canvas.getByRole('heading', { name: '你会写出什么' })).toBeVisible(),
        SLOW,
      );
    });
    await step('the bar at the bottom', async () => {
      await expect(canvas.getByRole('button', { name: '收藏课程' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '登录后试看' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '登录后购买' })).toBeVisible();
    });
  },
};

/** The lessons of a course the member has bought. */
export const Owned: Story = {
  tags: ['vrt'],
  args: at('/courses/detail/5?tab=lessons'),
  parameters: { scenario: 'owned' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已学 25 / 40 课时', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText(/^上次学到：第 25 讲/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '继续学习' }, SLOW)).toBeVisible();
    await expect(await canvas.findByText(/^共 \d+ 章 40 课时/, {}, SLOW)).toBeVisible();
  },
};

/** What a course costs a member. */
export const ForSale: Story = {
  tags: ['vrt'],
  args: at('/courses/detail/11'),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '购买课程 ¥268' }, SLOW)).toBeVisible();
  },
};

/** A free course. */
export const Free: Story = {
  tags: ['vrt'],
  args: at('/courses/detail/9'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '开始学习' }, SLOW)).toBeVisible();
  },
};

/** A finished course starts over. */
export const Finished: Story = {
  tags: ['vrt'],
  args: at('/courses/detail/9'),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新学习' }, SLOW)).toBeVisible();
  },
};

/** A VIP member watches some courses free. */
export const Vip: Story = {
  tags: ['vrt'],
  args: at('/courses/detail/6'),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
    await expect(await info.findByText('会员免费看', {}, SLOW)).toBeVisible();
  },
};

/** A visitor who wants a favourite logs in on a page of its own; back here it is one. */
export const FavouriteAsVisitor: Story = {
  args: at('/courses/detail/4'),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('the login page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '收藏课程' }, SLOW));
      await userEvent.click(await canvas.findByRole('tab', { name: '密码登录' }, SLOW));
      await userEvent.type(canvas.getByLabelText('手机号'), '13800000001');
      await userEvent.type(canvas.getByLabelText('密码', { exact: true }), 'qinghe123');
      await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    });
    await step('what the visitor wanted', async () => {
      await expect(
        await canvas.findByRole('button', { name: '收藏课程', pressed: true }, SLOW),
      ).toBeVisible();
      const body = within(canvasElement.ownerDocument.body);
      await waitFor(() => expect(body.getByText('已收藏')).toBeVisible(), SLOW);
    });
  },
};

/** In the dark theme. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录后购买' }, SLOW)).toBeVisible();
  },
};

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

/** What waits for approval, who is gone, and long threads. */
export const CommentModeration: Story = { ...courseStories.comments, tags: ['vrt'] };
/** A comment waits for approval on the current server. */
export const WriteComment: Story = courseStories.writeComment;
/** Older servers show it at once. */
export const WriteOldComment: Story = courseStories.writeOldComment;
/** An answer to a comment. */
export const AnswerComment: Story = courseStories.answerComment;
/** Another answer is begun while the first is being sent: it stays open. */
export const AnswerTwo: Story = courseStories.answerTwo;
/** What was begun is there again, also when the member comes later than the comments. */
export const BegunAnswer: Story = courseStories.begunAnswer;
/** Only buyers comment. */
export const CommentsForBuyers: Story = courseStories.commentsForBuyers;
/** A course that takes no comments. */
export const CommentsClosed: Story = courseStories.commentsClosed;
/** A visitor is asked to log in. */
export const CommentsForMembers: Story = courseStories.commentsForMembers;
/** Only buyers have the files. */
export const FilesForBuyers: Story = courseStories.filesForBuyers;
/** WeChat opens no downloads: the link is copied. */
export const FilesInWeChat: Story = courseStories.filesInWeChat;
/** Servers before 4.9.11 have direct links. */
export const FilesOfOldServer: Story = courseStories.filesOfOldServer;
/** A member puts the course among the favourites and takes it out again. */
export const Favourite: Story = courseStories.favourite;
/** Who changes their mind as soon as the toast is there is heard at once. */
export const FavouriteAgain: Story = courseStories.favouriteAgain;
/** A favourite that the server does not take goes back. */
export const FavouriteFails: Story = courseStories.favouriteFails;
/** A course whose lessons are not in chapters. */
export const NoChapters: Story = { ...courseStories.noChapters, tags: ['vrt'] };
/** A course that has no lesson yet. */
export const NoLessons: Story = { ...courseStories.noLessons, tags: ['vrt'] };
/** Two thousand lessons. */
export const LongCourse: Story = courseStories.longCourse;
/** A course that does not exist or is no longer published. */
export const Gone: Story = { ...courseStories.gone, tags: ['vrt'] };
/** An address that names no course at all. */
export const BadId: Story = courseStories.badId;
/** The course cannot be loaded. */
export const Error: Story = { ...courseStories.error, tags: ['vrt'] };

/** A course that costs nothing and is not free cannot be bought, and says so. */
export const NotForSale: Story = courseStories.notForSale;

/** What a VIP member has not begun says once that it is free for them. */
export const VipOnce: Story = courseStories.vipOnce;

/** Titles and amounts far longer than usual. */
export const LongText: Story = courseStories.longText;
/** Lessons and chapters with titles far longer than usual. */
export const LongLessons: Story = courseStories.longLessons;
/** The network is gone; another try brings the course. */
export const Offline: Story = courseStories.offline;
