import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Header, HeaderAction } from './index.ts';

const page = css({ minHeight: '18rem' });

const meta = {
  title: 'Header/States',
  component: Header,
  args: {
    items: [
      { id: 1, name: '首页', href: '/' },
      {
        id: 2,
        name: '线上课程',
        href: '/courses',
        isCurrent: true,
        children: [
          { id: 21, name: '程序设计', href: '/courses?cid=1', isCurrent: true },
          { id: 22, name: '人工智能', href: '/courses?cid=2' },
        ],
      },
      {
        id: 3,
        name: '学堂',
        href: null,
        children: [{ id: 31, name: '学堂公告', href: '/announcement' }],
      },
      { id: 4, name: '关于我们', href: '/about' },
    ],
    actionsSlot: (
      <>
        <HeaderAction href="/study-center" icon={<Icon as={BookOpen} size={18} />}>
          我的课程
        </HeaderAction>
        <HeaderAction>登录</HeaderAction>
        <Button size="sm">注册</Button>
      </>
    ),
  },
  parameters: { isPage: true },
  tags: ['vrt', '!autodocs'],
  render: (args) => (
    <>
      <Header {...args} />
      <main css={page} />
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The desktop header with an open dropdown. */
export const Open: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '线上课程的子菜单' }).focus();
    await userEvent.keyboard('{Enter}');
  },
};

/** The header of a tablet: menu button, mark and icons. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

/** The header of a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phoneSmall', isRotated: false } } };

/** A school with only a name, and nothing at the end. */
export const OwnName: Story = {
  args: { schoolName: '稻香书院', actionsSlot: null },
  globals: { viewport: { value: 'laptop', isRotated: false } },
};
