import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommentList } from './CommentList.tsx';

/** What members have written about something. */
const meta = {
  component: CommentList,
  args: {
    comments: [
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
    ],
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
    comments: [
      { id: 1, author: '叶小满', time: '刚刚', content: '', note: '评论审核中' },
      { id: 2, author: '学员已注销', time: '2025-06-03', content: '讲得很细，适合慢慢跟。' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('评论审核中')).toBeVisible();
    await expect(canvas.getByText('学员已注销')).toBeVisible();
  },
};
