import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, LogOut, ReceiptText, Trash2, UserRound } from 'lucide-react';
import { screen } from 'storybook/test';
import { ExampleProfile } from '../../testing/ExampleProfile.tsx';
import { Menu } from './Menu.tsx';
import { ignoreFocusGuards } from '../../testing/ignoreFocusGuards.tsx';

const meta = {
  title: 'Menu/States',
  component: Menu,
  parameters: { a11y: ignoreFocusGuards },
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Menu>;
export default meta;

/** Open, with every kind of item; the second one is under the pointer. */
export const AllStates: StoryObj<typeof meta> = {
  tags: ['spoken'],
  args: {
    align: 'start',
    header: <ExampleProfile />,
    groups: [
      [
        { label: '用户中心', icon: UserRound, href: '/member', isCurrent: true },
        { label: '我的课程', icon: BookOpen, href: '/study-center' },
        { label: '我的订单', icon: ReceiptText, href: '/member/orders', disabled: true },
      ],
      [
        { label: '安全退出', icon: LogOut },
        { label: '注销账号', icon: Trash2, isDanger: true },
      ],
    ],
    children: '账号菜单',
  },
  decorators: [
    (Story) => (
      <div css={{ minHeight: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '账号菜单' }));
    await userEvent.hover(await screen.findByRole('menuitem', { name: '我的课程' }));
  },
};
