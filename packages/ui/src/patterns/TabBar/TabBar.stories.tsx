import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Calendar, House, LayoutGrid, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { TabBar } from './TabBar.tsx';

const page = css({ minHeight: '40rem', padding: '1rem' });

/** The main places of the mobile site. */
const meta = {
  component: TabBar,
  args: {
    items: [
      { href: '/', label: '首页', icon: House, isCurrent: true },
      { href: '/courses', label: '课程', icon: LayoutGrid },
      { href: '/activates', label: '活动', icon: Calendar },
      { href: '/study-center', label: '学习', icon: BookOpen },
      {
        href: '/member',
        label: '我的',
        icon: UserRound,
        badge: <Badge isInline count={3} label="3 条未读消息" />,
      },
    ],
  },
  parameters: { isPage: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <main css={page}>页面内容</main>
      <TabBar {...args} />
    </>
  ),
} satisfies Meta<typeof TabBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The current place is marked for everybody, and a count has words. */
export const CurrentAndBadge: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: /我的.*3 条未读消息/ })).toBeVisible();
  },
};
