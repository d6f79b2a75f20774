import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { defaultConfigFunc, replaceConfigFunc } from '@qinghe/hooks/stores/system';
import { courseStories } from '@qinghe/features/testing/courseStories';
import { inWindow, refusedPart, SLOW } from '@qinghe/features/testing/pageStory';
import { reportAllAtOnce } from '@qinghe/features/testing/sightReports';
import { StoryApp } from '../../app/StoryApp.tsx';

const at = (id: number | string, query = '') => ({ initialPath: `/courses/detail/${id}${query}` });

/** A course on the desktop site in its frame, served by the demo school. */
const meta = {
  title: 'CourseDetail',
  component: StoryApp,
  args: at(1),
  parameters: { isPage: true, scenario: 'visitor' },
  globals: inWindow('desktop'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 1920. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.courses-detail'],
  play: async ({ canvas, step }) => {
    await step('what the course is and costs', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /从第一行代码到小工具/ }, SLOW),
      ).toBeVisible();
      const info = within(canvas.getByRole('region', { name: '课程信息' }));
      await expect(info.getByText('¥')).toBeVisible();
      await expect(info.getByText('会员免费看')).toBeVisible();
      await expect(await info.findByText('试看 08:42', {}, SLOW)).toBeVisible();
      await expect(info.getByRole('button', { name: '登录后购买' })).toBeVisible();
      await expect(info.getByRole('link', { name: '登录后试看' })).toHaveAttribute(
        'href',
        '/courses/video/1?lesson=101',
      );
      await expect(info.getByRole('link', { name: '了解会员' })).toHaveAttribute('href', '/vip');
      await expect(info.getByText('12,480 人学过')).toBeVisible();
    });
    await step('the way here and the way on', async () => {
      const crumbs = within(canvas.getByRole('navigation', { name: '面包屑' }));
      await expect(await crumbs.findByRole('link', { name: '程序设计' }, SLOW)).toHaveAttribute(
        'href',
        '/courses?cid=1',
      );
      await expect(
        await canvas.findByRole('heading', { name: '学这门课的人还学了' }, SLOW),
      ).toBeVisible();
    });
    await step('the description is there', async () => {
      await expect(await canvas.findByRole('tab', { name: /课程评论\s?\d/ }, SLOW)).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { name: '你会写出什么' }, SLOW),
      ).toBeVisible();
    });
    await step('lessons and comments follow on the same page', async () => {
      const lessons = within(await canvas.findByRole('region', { name: '课程目录' }, SLOW));
      await expect(lessons.getByText(/^共 4 章 48 课时/)).toBeVisible();
      await expect(lessons.getAllByRole('button', { expanded: true })).toHaveLength(1);
      await expect(
        lessons.getByRole('button', { name: /2 课时可试看/, expanded: true }),
      ).toBeVisible();
      const comments = within(await canvas.findByRole('region', { name: '课程评论' }, SLOW));
      await expect(comments.getAllByRole('listitem').length).toBeLessThanOrEqual(3);
      await expect(comments.getByRole('button', { name: /^全部 \d+ 条$/ })).toBeVisible();
    });
    await step('the courses below fill their row, each with a cover of its own', async () => {
      const related = await canvas.findByRole('region', { name: '学这门课的人还学了' });
      const covers = [...related.querySelectorAll('img')].map(({ src }) => src);
      await expect(covers).toHaveLength(4);
      await expect(new Set(covers).size).toBe(4);
    });
  },
};

/** Price and button come along when the offer is out of sight. */
export const Following: Story = {
  globals: inWindow('laptop'),
  beforeEach: reportAllAtOnce,
  play: async ({ canvas }) => {
    const lessons = await canvas.findByRole('region', { name: '课程目录' }, SLOW);
    // The offer comes on its own, before the lessons or after them.
    await expect(await canvas.findAllByRole('button', { name: '登录后购买' }, SLOW)).toHaveLength(
      1,
    );
    const aside = within(canvas.getByRole('complementary', { name: '课程说明' }));
    // What comes late above the lessons moves them on.
    const buy = await waitFor(() => {
      lessons.scrollIntoView();
      return aside.getByRole('button', { name: '登录后购买' });
    }, SLOW);
    await waitFor(() => expect(buy.getBoundingClientRect().top).toBeGreaterThan(72));
    await expect(buy.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await waitFor(() => expect(aside.getByText('¥')).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(aside.queryByRole('button', { name: '登录后购买' })).not.toBeInTheDocument(),
    );
  },
};

/** A title breaks after its colon, not inside a word. */
export const Title: Story = {
  globals: inWindow('laptop'),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /^Python 零基础/ }, SLOW);
    const words = title.firstChild;
    if (!words) throw new globalThis.Error('The title is empty.');
    const range = document.createRange();
    const tops = Array.from(words.textContent ?? '', (_, at) => {
      range.setStart(words, at);
      range.setEnd(words, at + 1);
      return Math.round(range.getBoundingClientRect().top);
    });
    const second = tops.findIndex((top) => top !== tops[0]);
    await expect(words.textContent?.slice(0, second)).toMatch(/：$/);
    await expect(new Set(tops).size).toBe(2);
  },
};

/** The same page at 1280. */
export const Laptop: Story = {
  tags: ['vrt'],
  globals: inWindow('laptop'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '学这门课的人还学了' }, SLOW),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '你会写出什么' }, SLOW)).toBeVisible();
  },
};

/** The address opens a tab; lessons say what can be tried and why the rest is locked. */
export const Lessons: Story = {
  args: at(1, '?tab=lessons'),
  play: async ({ canvas, step, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: /课程目录/ }, SLOW));
    await step('a visitor may try two lessons', async () => {
      await expect(await panel.findByText(/^共 4 章 48 课时/, {}, SLOW)).toBeVisible();
      await expect(panel.getAllByText('试看')).toHaveLength(2);
      const reasons = panel.getAllByText('购买后可观看');
      await expect(reasons.filter(({ offsetWidth }) => offsetWidth > 1)).toHaveLength(1);
      await expect(panel.getAllByRole('link')).toHaveLength(2);
    });
    await step('the other tabs', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /课程评论/ }));
      await expect(await canvas.findByRole('list', { name: '课程评论' }, SLOW)).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: /课程附件/ }));
      await expect(await canvas.findByText('请购买课程后下载', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('list_comp.py')).toBeVisible();
    });
  },
};

/** A free course asks visitors to log in, not to pay. */
export const Free: Story = {
  args: at(9, '?tab=lessons'),
  play: async ({ canvas }) => {
    const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
    await expect(info.getByText('免费')).toBeVisible();
    await expect(info.queryByText(/试看/)).toBeNull();
    await expect(info.getByRole('button', { name: '开始学习' })).toBeVisible();
    await expect((await canvas.findAllByText('登录后观看', {}, SLOW)).length).toBeGreaterThan(0);
  },
};

/** A bought course shows how far the member is instead of the price. */
export const Owned: Story = {
  args: at(5, '?tab=lessons'),
  parameters: { scenario: 'owned' },
  play: async ({ canvas, step, userEvent }) => {
    const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
    await step('one button goes on', async () => {
      await expect(await info.findByRole('button', { name: '继续学习' }, SLOW)).toBeVisible();
    });
    await step('progress instead of the price', async () => {
      await expect(await info.findByText('已购买', {}, SLOW)).toBeVisible();
      await expect(info.getByText('已学 25 / 40 课时')).toBeVisible();
      await expect(info.getByText(/^上次学到：第 25 讲/)).toBeVisible();
      await expect(info.queryByText('¥')).toBeNull();
    });
    await step('every lesson says how far it is learnt', async () => {
      const panel = within(canvas.getByRole('tabpanel'));
      await userEvent.click(await panel.findByRole('button', { name: '全部收起' }));
      await userEvent.click(panel.getByRole('button', { name: '全部展开' }));
      await waitFor(() => expect(panel.getAllByText('已学完')).toHaveLength(25));
      await expect(panel.getAllByText('未学')).toHaveLength(15);
    });
  },
};

/** A member who has not bought it sees what it costs on the button, which leads to the order. */
export const ForSale: Story = {
  tags: ['vrt'],
  args: at(11),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
    await expect(await info.findByRole('button', { name: '购买课程 ¥268' }, SLOW)).toBeVisible();
  },
};

/** A finished course starts over. */
export const Finished: Story = {
  tags: ['vrt'],
  args: at(9),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
    await expect(await info.findByRole('button', { name: '重新学习' }, SLOW)).toBeVisible();
    await expect(info.getByText('已学完 18 课时')).toBeVisible();
    await expect(info.queryByText(/上次学到/)).toBeNull();
  },
};

/** With the switch `vip` off nothing speaks of memberships. */
export const VipOff: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '登录后购买' }, SLOW);
    replaceConfigFunc({ ...defaultConfigFunc, vip: false });
    await waitFor(() => expect(canvas.queryByText('会员免费看')).toBeNull());
    await expect(canvas.queryByRole('link', { name: '了解会员' })).toBeNull();
  },
};

/** A VIP member watches some courses free. */
export const Vip: Story = {
  args: at(6),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
    await expect(await info.findByText('会员免费看', {}, SLOW)).toBeVisible();
    await expect(info.getByRole('progressbar', { name: '学习进度' })).toBeVisible();
    await expect(info.queryByText('¥')).toBeNull();
  },
};

/** A visitor who wants a favourite logs in first. */
export const FavouriteAsVisitor: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收藏课程' }, SLOW));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('dialog', { name: '登录' }, SLOW)).toBeVisible();
  },
};

/** A visitor who wants a preview logs in over the course, by the button as by the cover. */
export const TrialAsVisitor: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    for (const name of ['登录后试看', /^试看 08:42：登录后试看/])
      await step(`the login over the course, and back: ${String(name)}`, async () => {
        await userEvent.click(await canvas.findByRole('link', { name }, SLOW));
        const dialog = within(await body.findByRole('dialog', { name: '登录' }, SLOW));
        await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
        await waitFor(() => expect(body.queryByRole('dialog')).toBeNull(), SLOW);
        await expect(canvas.getByRole('heading', { level: 1, name: /^Python/ })).toBeVisible();
      });
  },
};

/** A member goes there at once. */
export const TrialAsMember: Story = {
  args: at(2),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '免费试看' }, SLOW);
    await expect(link).toHaveAttribute('href', '/courses/video/2?lesson=201');
  },
};

/** The current server generation answers comments by other calls. */
export const NewServer: Story = {
  args: at(1, '?tab=comments'),
  parameters: { scenario: 'generationC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '课程评论' }, SLOW)).toBeVisible();
  },
};

/** A course that costs nothing and is not free cannot be bought, and says so. */
export const NotForSale: Story = courseStories.notForSale;

/** What a VIP member has not begun says once that it is free for them. */
export const VipOnce: Story = courseStories.vipOnce;

/** Titles and amounts far longer than usual. */
export const LongText: Story = { ...courseStories.longText, globals: inWindow('laptop') };

/** The desktop site in a narrow window. */
export const Narrow: Story = {
  globals: inWindow('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Python/ }, SLOW);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** A member in the dark theme. */
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
/** The other courses are refused: that is said in their place; 重试 brings them. */
export const RelatedRefused: Story = refusedPart(
  '*/api/v2/courses',
  '相关课程加载失败，重试',
  (canvas) => canvas.findByRole('heading', { name: '学这门课的人还学了' }, SLOW),
);

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

/** Lessons and chapters with titles far longer than usual. */
export const LongLessons: Story = courseStories.longLessons;
/** The network is gone; another try brings the course. */
export const Offline: Story = courseStories.offline;
