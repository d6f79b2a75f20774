import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** Any address that the mobile site has no page for. */
const meta = {
  title: 'Not found',
  component: StoryApp,
  args: { initialPath: '/no-such-page' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An address without a page: a search box and the way home. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.not-found'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '页面不存在' }, SLOW);
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('searchbox', { name: '搜索课程和课时' })).toBeVisible();
  },
};

/** The search box leads on, but not without keywords. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: '搜索课程和课时' }, SLOW);
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(screen.getByText('请输入关键字后再搜索')).toBeVisible(), SLOW);
    await userEvent.type(field, '宋史');
    // Not through userEvent, whose act() never sees the next page's code arrive.
    field.closest('form')?.requestSubmit();
    await canvas.findByRole('link', { name: /宋史十讲/ }, SLOW);
  },
};
