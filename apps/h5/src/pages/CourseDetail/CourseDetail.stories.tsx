import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** A course on the mobile site in its frame, served by the demo school. */
const meta = {
  title: 'CourseDetail',
  component: StoryApp,
  args: { initialPath: '/courses/detail/1' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 375. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /从第一行代码到小工具/ }, SLOW),
    ).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /评论\s?\d/ }, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '你会写出什么' }, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收藏课程' })).toBeVisible();
  },
};

/** The lessons of a course the member has bought. */
export const Owned: Story = {
  args: { initialPath: '/courses/detail/5?tab=lessons' },
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已学 25 / 40 讲', {}, SLOW)).toBeVisible();
    await expect(await canvas.findByText(/^共 \d+ 章 40 讲/, {}, SLOW)).toBeVisible();
  },
};

/** A visitor who wants a favourite is led to the login page. */
export const FavouriteAsVisitor: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收藏课程' }, SLOW));
    await expect(await canvas.findByRole('button', { name: '登录' }, SLOW)).toBeVisible();
  },
};

/** A course that does not exist or is no longer published. */
export const Gone: Story = {
  args: { initialPath: '/courses/detail/9999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '课程不存在或已下架' }, SLOW),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部课程' })).toBeVisible();
  },
};

/** The course cannot be loaded. */
export const Error: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
  },
};
