import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };
const viewport = (value: string) => ({ viewport: { value, isRotated: false } });
const at = (id: number | string, query = '') => ({ initialPath: `/courses/detail/${id}${query}` });

/** A course on the desktop site in its frame, served by the demo school. */
const meta = {
  title: 'CourseDetail',
  component: StoryApp,
  args: at(1),
  parameters: { isPage: true, scenario: 'visitor' },
  globals: viewport('desktop'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 1920. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas, step }) => {
    await step('what the course is and costs', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /从第一行代码到小工具/ }, SLOW),
      ).toBeVisible();
      const info = within(canvas.getByRole('region', { name: '课程信息' }));
      await expect(info.getByText('￥')).toBeVisible();
      await expect(info.getByText('会员免费看')).toBeVisible();
      await expect(info.getByText('试看 08:42')).toBeVisible();
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
      await expect(await canvas.findByRole('tab', { name: /学员评论\s?\d/ }, SLOW)).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { name: '你会写出什么' }, SLOW),
      ).toBeVisible();
    });
  },
};

/** The same page at 1280. */
export const Laptop: Story = {
  tags: ['vrt'],
  globals: viewport('laptop'),
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
      await expect(panel.getByText(/^共 4 章 48 讲/)).toBeVisible();
      await expect(panel.getAllByText('试看')).toHaveLength(2);
      await expect(panel.getAllByText('购买后可观看')).toHaveLength(46);
      await expect(panel.queryByRole('link')).toBeNull();
    });
    await step('the other tabs', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /学员评论/ }));
      await expect(await canvas.findByRole('list', { name: '学员评论' }, SLOW)).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: /课程附件/ }));
      await expect(canvas.getByText('请购买课程后下载')).toBeVisible();
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
    await expect(canvas.getAllByText('登录后观看').length).toBeGreaterThan(0);
  },
};

/** A bought course shows how far the member is instead of the price. */
export const Owned: Story = {
  args: at(5, '?tab=lessons'),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas, step }) => {
    const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
    await step('progress instead of the price', async () => {
      await expect(await info.findByText('已购买', {}, SLOW)).toBeVisible();
      await expect(info.getByText('已学 25 / 40 讲')).toBeVisible();
      await expect(info.getByText(/^上次学到：第 25 讲/)).toBeVisible();
      await expect(info.queryByText('￥')).toBeNull();
    });
    await step('every lesson says how far it is learnt', async () => {
      const panel = within(canvas.getByRole('tabpanel'));
      await expect(panel.getAllByText('已学完')).toHaveLength(25);
      await expect(panel.getAllByText('未学')).toHaveLength(15);
    });
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
    await expect(info.queryByText('￥')).toBeNull();
  },
};

/** A member puts the course among the favourites and takes it out again. */
export const Favourite: Story = {
  args: at(4),
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = await canvas.findByRole('button', { name: '收藏课程', pressed: false }, SLOW);
    await step('in', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(body.getByText('已收藏')).toBeVisible(), SLOW);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
    await step('out', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(body.getByText('取消收藏')).toBeVisible(), SLOW);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    });
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

/** A course whose lessons are not in chapters. */
export const NoChapters: Story = {
  args: at(16, '?tab=lessons'),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: /课程目录/ }, SLOW));
    await expect(panel.getByText('二分：猜数字的道理')).toBeVisible();
    await expect(panel.queryByRole('heading')).toBeNull();
  },
};

/** A course that has no lesson yet. */
export const NoLessons: Story = {
  args: at(26, '?tab=lessons'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课程内容更新中', {}, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '购课包含' })).toBeNull();
  },
};

/** A course that takes no comments. */
export const CommentsClosed: Story = {
  args: at(24, '?tab=comments'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('评论已关闭', {}, SLOW)).toBeVisible();
  },
};

/** The current server generation answers comments by other calls. */
export const NewServer: Story = {
  args: at(1, '?tab=comments'),
  parameters: { scenario: 'generationC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '学员评论' }, SLOW)).toBeVisible();
  },
};

/** Titles and amounts far longer than usual. */
export const LongText: Story = {
  parameters: { scenario: 'longText' },
  globals: viewport('laptop'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Python/ }, SLOW);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The desktop site in a narrow window. */
export const Narrow: Story = {
  globals: viewport('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Python/ }, SLOW);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** A course that does not exist or is no longer published. */
export const Gone: Story = {
  args: at(9999),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '课程不存在或已下架' }, SLOW),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
      'href',
      '/courses',
    );
  },
};

/** An address that names no course at all. */
export const BadId: Story = {
  args: at('abc'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课程不存在或已下架', {}, SLOW)).toBeVisible();
  },
};

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

/** The course cannot be loaded. */
export const Error: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
