import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentList, CommentRow, type CommentItem } from './index.ts';

const rows = (comments: CommentItem[]) =>
  comments.map(({ id, ...comment }) => <CommentRow key={id} {...comment} />);

/** What members have written about something. */
const meta = {
  component: CommentList,
  args: {
    children: rows([
      {
        id: 1,
        author: '木子',
        avatar: '/demo/avatars/he.svg',
        time: '3 天前',
        fullTime: '2026-11-17 21:30',
        place: '浙江',
        content: '终于把公司那堆对账表自动化了，第四章跟着敲完当天就用上了。',
      },
      {
        id: 2,
        author: '老郑',
        avatar: '/demo/avatars/tang.svg',
        time: '11-08',
        fullTime: '2026-11-08 09:12',
        content: '五十二岁开始学，林老师讲得慢，但每一步都不跳。',
      },
    ]),
  },
} satisfies Meta<typeof CommentList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('3 天前')).toHaveAttribute('title', '2026-11-17 21:30');
  },
};

/** A comment that waits for approval has no text yet, and its author may be gone. */
export const Notes: Story = {
  args: {
    children: rows([
      { id: 1, author: '叶小满', time: '刚刚', content: '', note: '评论审核中' },
      { id: 2, author: '学员已注销', time: '2025-06-03', content: '讲得很细，适合慢慢跟。' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('评论审核中')).toBeVisible();
    await expect(canvas.getByText('学员已注销')).toBeVisible();
  },
};

const showMore = fn();
const answer = fn();

/** Answers stand below a comment, the newest first; the rest is asked for. */
export const Answers: Story = {
  args: {
    children: rows([
      {
        id: 1,
        author: '老郑',
        time: '11-08',
        content: '五十二岁开始学，林老师讲得慢，但每一步都不跳。',
        onAnswer: answer,
        replies: [
          { id: 3, author: '老郑', answersTo: '林知夏', time: '11-09', content: '谢谢林老师。' },
          { id: 2, author: '林知夏', time: '11-09', content: '学得慢的人，往往学得牢。' },
        ],
        more: { text: '查看全部 5 条回复', isLoading: false, onShow: showMore },
      },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: '对老郑的回复' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '回复 老郑' }));
    await expect(answer).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '查看全部 5 条回复' }));
    await expect(showMore).toHaveBeenCalledOnce();
  },
};
