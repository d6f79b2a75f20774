import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/index.ts';
import { Empty } from './Empty.tsx';

/** Says that there is nothing here and what to do next. */
const meta = {
  component: Empty,
  args: {
    title: '还没有订单',
    description: '挑一门喜欢的课，从今天开始长一点。',
    link: { href: '/courses', text: '去选课' },
  },
} satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** In a small panel the drawing shrinks. */
export const Compact: Story = {
  args: { variant: 'compact', title: '暂无消息', description: undefined, link: undefined },
};

/** On a page of its own the title is the heading of the page. */
export const Page: Story = {
  args: {
    variant: 'page',
    title: '页面不存在',
    description: '可能是链接写错了，或课程已经下架。',
    action: (
      <>
        <ButtonLink href="/">返回首页</ButtonLink>
        <ButtonLink variant="outline" href="/courses">
          去选课
        </ButtonLink>
      </>
    ),
    note: '错误代码 404',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('页面不存在');
  },
};
