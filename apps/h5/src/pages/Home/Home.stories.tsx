import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The home page of the mobile site in its frame, served by the demo school. */
const meta = {
  title: 'Home',
  component: StoryApp,
  args: { initialPath: '/' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds at 375. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas, step }) => {
    await step('the blocks stand in the order of the server', async () => {
      await canvas.findByRole('heading', { name: '先免费听' }, SLOW);
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      const names = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
      const sections = ['编辑部精选', '新课上架', '周末，线下见', '先免费听'];
      await expect(names.filter((name) => sections.includes(name))).toEqual(sections);
    });
    await step('search and tiles lead on', async () => {
      await expect(canvas.getByRole('link', { name: /^搜索/ })).toHaveAttribute('href', '/search');
      await expect(await canvas.findByRole('link', { name: '程序设计' }, SLOW)).toHaveAttribute(
        'href',
        '/courses?cid=1',
      );
    });
  },
};

/** A school that has put nothing on its home page leads to the courses. */
export const Empty: Story = {
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容筹备中，先去看看全部课程', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
      'href',
      '/courses',
    );
  },
};

/** Every block fails alone and offers to try again; search and tabs stay. */
export const BlocksFail: Story = {
  parameters: { scenario: 'serverError' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByText('该模块加载失败，点击重试')).toHaveLength(4),
      SLOW,
    );
    await expect(canvas.getByRole('link', { name: /^搜索/ })).toBeVisible();
  },
};
