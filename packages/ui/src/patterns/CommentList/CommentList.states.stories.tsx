import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommentList, CommentRow, type CommentItem } from './index.ts';

const meta = {
  title: 'CommentList/States',
  component: CommentList,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof CommentList>;
export default meta;

const comments: CommentItem[] = [
  {
    id: 1,
    author: '木子',
    avatar: '/demo/avatars/he.svg',
    time: '3 天前',
    place: '浙江',
    content: '终于把公司那堆对账表自动化了。\n第四章跟着敲完当天就用上了。',
  },
  {
    id: 2,
    author: '一个很长很长的昵称占满一行还不够再来一行看看会怎样',
    time: '2025-06-03',
    content: `很长的一段话，${'一直写一直写，'.repeat(20)}没有空格的网址 https://example.com/${'a'.repeat(80)}`,
  },
  { id: 3, author: '叶小满', time: '刚刚', content: '', note: '评论审核中' },
  {
    id: 4,
    author: '学员已注销',
    time: '11-08',
    content: '讲得很细。',
    onAnswer: fn(),
    replies: [
      { id: 41, author: '林知夏', time: '11-09', content: '学得慢的人，往往学得牢。' },
      {
        id: 42,
        author: '老郑',
        answersTo: '林知夏',
        time: '11-09',
        content: '谢谢林老师，账单那一节我已经用上了。',
        onAnswer: fn(),
      },
    ],
    more: { text: '查看全部 6 条回复', isLoading: false, onShow: fn() },
  },
];

const rows = comments.map(({ id, ...comment }) => <CommentRow key={id} {...comment} />);

/** Every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <div style={{ width: '40rem' }}>
        <CommentList label="桌面">{rows}</CommentList>
      </div>
      <div data-h5 style={{ width: '21.4375rem' }}>
        <CommentList label="手机">{rows}</CommentList>
      </div>
    </div>
  ),
};
