import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The course list of the mobile site in its frame, served by the demo school. */
const meta = {
  title: 'Courses',
  component: StoryApp,
  args: { initialPath: '/courses' },
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
      await canvas.findByRole('link', { name: /从第一行代码到小工具/ }, SLOW),
    ).toHaveAttribute('href', '/courses/detail/1');
    await expect(await canvas.findByRole('link', { name: '人工智能' }, SLOW)).toHaveAttribute(
      'href',
      '/courses?cid=2',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: '课程' })).toBeVisible();
  },
};

/** A short list says where it ends. */
export const Filtered: Story = {
  args: { initialPath: '/courses?cid=1&scene=sub' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已经到底了', {}, SLOW)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** A school without a single course. */
export const Empty: Story = {
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无课程', {}, SLOW)).toBeVisible();
  },
};

/** The list cannot be loaded. */
export const Error: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
