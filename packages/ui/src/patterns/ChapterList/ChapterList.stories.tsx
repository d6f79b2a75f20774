import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ChapterList, type Chapter } from './index.ts';

const href = (id: number) => `/courses/video/1?lesson=${id}`;

const chapters: Chapter[] = [
  {
    id: 1,
    title: '第一章　写下第一行代码',
    meta: '3 课时 · 35 分',
    lessons: [
      { id: 11, title: '为什么是 Python，以及为什么不是', duration: '08:42', progress: 100 },
      { id: 12, title: '安装环境：一次装好，不再折腾', duration: '12:06', progress: 40 },
      { id: 13, title: '变量：给东西起个名字', duration: '14:30', progress: 0 },
    ].map((lesson) => ({ ...lesson, href: href(lesson.id) })),
  },
  {
    id: 2,
    title: '第二章　让程序做选择',
    meta: '2 课时 · 35 分',
    lessons: [
      { id: 21, title: '条件判断：如果今天下雨', duration: '16:18', progress: 0, href: href(21) },
      { id: 22, title: '循环：把一件事做一百遍', duration: '18:55', progress: 0, href: href(22) },
    ],
  },
];

/** The lessons of a course by chapter. */
const meta = { component: ChapterList, args: { chapters } } satisfies Meta<typeof ChapterList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = { args: { summary: '共 2 章 5 课时 · 1 小时 10 分' } };

/** A chapter closes and opens by its header, all of them by the button above. */
export const Collapsing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const header = canvas.getByRole('button', { name: /第一章/ });
    const lesson = canvas.getByText('变量：给东西起个名字');
    await step('the header closes its chapter', async () => {
      await userEvent.click(header);
      await expect(header).toHaveAttribute('aria-expanded', 'false');
      await expect(lesson).not.toBeVisible();
    });
    await step('all close and open at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '全部收起' }));
      await expect(canvas.queryByRole('link')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '全部展开' }));
      await expect(canvas.getAllByRole('link')).toHaveLength(5);
    });
  },
};

/** Before buying some lessons are locked and say why; some can be tried. */
export const NotOwned: Story = {
  args: {
    chapters: [
      {
        id: 1,
        title: '第一章　写下第一行代码',
        meta: '2 课时',
        lessons: [
          { id: 11, title: '为什么是 Python', duration: '08:42', isTrial: true, href: href(11) },
          { id: 12, title: '安装环境', duration: '12:06', lockReason: '购买后可观看' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('购买后可观看')).toBeVisible();
  },
};

/** Why most lessons are locked is said once; each lock still says it to screen readers. */
export const LockedOnce: Story = {
  tags: ['vrt'],
  args: {
    summary: '共 1 章 4 课时',
    chapters: [
      {
        id: 1,
        title: '第一章　写下第一行代码',
        meta: '4 课时',
        lessons: [
          { id: 11, title: '为什么是 Python', duration: '08:42', isTrial: true, href: href(11) },
          ...[12, 13, 14].map((id) => ({
            id,
            title: '安装环境：一次装好，不再折腾，也不必从头再来',
            duration: '12:06',
            lockReason: '购买后可观看',
          })),
        ],
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <ChapterList {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('one is for the eye', async () => {
      const seen = canvas.getAllByText('购买后可观看').filter(({ offsetWidth }) => offsetWidth > 1);
      await expect(seen).toHaveLength(1);
      await expect(canvas.getAllByText('购买后可观看')).toHaveLength(4);
    });
    await step('titles are whole', async () => {
      await expect(canvas.getAllByText(/^安装环境/)[0]?.offsetHeight).toBeGreaterThan(30);
    });
  },
};

/** What the icon says needs no words for the eye; a share does. A lesson that cannot play does not say that it plays. */
export const States: Story = {
  args: {
    currentId: 2,
    isPlaying: false,
    chapters: [
      {
        id: 1,
        lessons: [
          { id: 1, title: '列表：一排抽屉', progress: 100, href: href(1) },
          { id: 2, title: '列表推导式', lockReason: '购买后可观看', href: href(2) },
          { id: 3, title: '字典', progress: 40, href: href(3) },
          { id: 4, title: '集合与元组', progress: 0, href: href(4) },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /已学完/ })).toBeVisible();
    await expect(canvas.getByText('已学完').offsetWidth).toBe(1);
    await expect(canvas.getByText('未学').offsetWidth).toBe(1);
    await expect(canvas.getByText('已学 40%').offsetWidth).toBeGreaterThan(1);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('购买后可观看');
    await expect(canvas.queryByText('正在播放')).toBeNull();
  },
};

/** In the player the chapter of the lesson that plays opens by itself. */
export const Playing: Story = {
  args: { variant: 'panel', defaultClosedIds: [2] },
  render: function Example(args) {
    const [currentId, setCurrentId] = useState(13);
    return (
      <div style={{ maxWidth: '22rem' }}>
        <Button size="sm" variant="soft" onClick={() => setCurrentId(21)}>
          下一讲
        </Button>
        <ChapterList {...args} currentId={currentId} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('变量');
    await userEvent.click(canvas.getByRole('button', { name: '下一讲' }));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('条件判断');
  },
};

/** Lessons without chapters have no header. */
export const NoChapters: Story = {
  args: { chapters: [{ id: 0, lessons: chapters.flatMap(({ lessons }) => lessons) }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

/** No lesson yet. */
export const Nothing: Story = {
  args: { chapters: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课程内容更新中')).toBeVisible();
  },
};

/** A long list: rows out of sight follow when the browser has time, so the list opens at once. */
export const Long: Story = {
  args: {
    summary: '共 10 章 200 课时',
    defaultClosedIds: Array.from({ length: 9 }, (_, index) => index + 2),
    chapters: Array.from({ length: 10 }, (_, chapter) => ({
      id: chapter + 1,
      title: `第 ${chapter + 1} 章`,
      meta: '20 课时 · 3 小时 20 分',
      lessons: Array.from({ length: 20 }, (_row, lesson) => ({
        id: chapter * 20 + lesson + 1,
        title: `第 ${chapter * 20 + lesson + 1} 讲`,
        duration: '10:00',
        progress: 0,
        href: href(chapter * 20 + lesson + 1),
      })),
    })),
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const rows = () => canvasElement.querySelectorAll('li a');
    await step('what is in sight is drawn first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '全部收起' }));
      await userEvent.click(canvas.getByRole('button', { name: '全部展开' }));
      await waitFor(() => expect(rows().length).toBeGreaterThan(10));
      await expect(rows().length).toBeLessThan(200);
    });
    await step('the rest follows, for whoever searches the page', async () => {
      await waitFor(() => expect(rows()).toHaveLength(200), { timeout: 10_000 });
      await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
    });
    await step('closed chapters keep their rows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '全部收起' }));
      await expect(rows()).toHaveLength(200);
      await expect(rows()[0]).not.toBeVisible();
    });
  },
};
