import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ChevronDown, LogOut, ReceiptText, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Menu } from './Menu.tsx';
import { ignoreFocusGuards } from '../../testing/ignoreFocusGuards.tsx';
import { ExampleProfile } from '../../testing/ExampleProfile.tsx';

const logOut = fn();

/** A button that opens a list of links and actions. */
const meta = {
  component: Menu,
  parameters: { a11y: ignoreFocusGuards },
  args: {
    'aria-label': '账号菜单',
    align: 'start',
    header: <ExampleProfile />,
    groups: [
      [
        { label: '用户中心', icon: UserRound, href: '/member' },
        { label: '我的课程', icon: BookOpen, href: '/study-center' },
        { label: '我的订单', icon: ReceiptText, href: '/member/orders' },
      ],
      [{ label: '安全退出', icon: LogOut, onSelect: logOut }],
    ],
    children: <Icon as={UserRound} size={24} />,
  },
  decorators: [
    (Story) => (
      <div css={{ minHeight: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The first press opens it, though the list is loaded only then; a second one closes it. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: '账号菜单' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await step('it opens', async () => {
      await userEvent.click(trigger);
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(menu).toBeVisible());
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    });
    await step('the trigger closes it', async () => {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('so does a press elsewhere', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('menu');
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('an item acts and closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: '安全退出' }));
      await expect(logOut).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
  },
};

/** The keyboard opens it, goes through the items, and comes back by Esc. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: '账号菜单' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await step('Enter opens it at the first item', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await waitFor(() => expect(item('用户中心')).toHaveFocus());
    });
    await step('arrows move and go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(item('我的课程')).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(item('安全退出')).toHaveFocus());
    });
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('the down arrow opens it again', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('menu');
      await waitFor(() => expect(item('用户中心')).toHaveFocus());
      await expect(item('用户中心')).toHaveAttribute('href', '/member');
    });
  },
};

/** A trigger with words, and items without icons, as in the header. */
export const Navigation: Story = {
  args: {
    'aria-label': undefined,
    header: undefined,
    groups: [
      [
        { label: '程序设计', href: '/courses?cid=1', isCurrent: true },
        { label: '数学', href: '/courses?cid=2' },
        { label: '青禾博客', href: 'https://blog.example.com', isNewWindow: true },
      ],
    ],
    children: (
      <span css={{ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}>
        线上课程
        <Icon as={ChevronDown} size={16} />
      </span>
    ),
  },
};

/** On the mobile site it is a sheet at the bottom edge, with rows of 52 and 取消 apart from them. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => () => document.documentElement.removeAttribute('data-h5'),
  play: async ({ canvas, userEvent, step }) => {
    document.documentElement.setAttribute('data-h5', '');
    const trigger = canvas.getByRole('button', { name: '账号菜单' });
    const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await step('it stands at the bottom, as wide as the window', async () => {
      await userEvent.click(trigger);
      const menu = await screen.findByRole('menu');
      const edges = () => {
        const { left, right, bottom } = menu.getBoundingClientRect();
        return [left, right, bottom];
      };
      await waitFor(() => expect(edges()).toEqual([0, window.innerWidth, window.innerHeight]));
    });
    await step('rows of 52', async () => {
      const items = screen.getAllByRole('menuitem');
      await expect(items).toHaveLength(5);
      const lowest = () => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return Math.min(...items.map((item) => item.getBoundingClientRect().height / rem));
      };
      // The root's size follows that of the window, which the story has just changed.
      await waitFor(() => expect(lowest()).toBeCloseTo(3.25, 2));
    });
    await step('取消 closes it, and so does a press beside it', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: '取消' }));
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.click(trigger);
      await screen.findByRole('menu');
      const beside = document.elementFromPoint(window.innerWidth / 2, 8);
      await expect(canvas.queryByRole('main')).not.toContainElement(
        beside instanceof HTMLElement ? beside : null,
      );
      if (beside) await userEvent.click(beside);
      await isGone();
    });
  },
};
