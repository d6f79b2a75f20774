import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';
import { table } from '../../app/routes.ts';

const SLOW = { timeout: 10_000 };

/** The member's start page on the desktop site: where they stand, and their account. */
const meta = {
  title: 'Member',
  component: StoryApp,
  args: { initialPath: '/member' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => table.preload('/member'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The member with the menu of the member area. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '早上好，叶小满' }, SLOW),
    ).toBeVisible();
    await expect(await canvas.findByText(/上次学到《Python 零基础/)).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: '用户中心' }));
    await menu.findByRole('link', { name: /我的消息\s*3 条未读/ });
    await expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/member',
      '/member/study',
      '/member/messages',
      '/member/orders',
      '/member/credit1-free',
    ]);
    await expect(menu.getByRole('link', { name: '用户中心', current: 'page' })).toBeVisible();
  },
};

/** A visitor is led to the login page. */
export const LoggedOut: Story = {
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录后查看' }, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '用户中心' })).toBeNull();
  },
};
