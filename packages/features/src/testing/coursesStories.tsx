import { expect, waitFor } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { at, expectToFit, SLOW, type PageStory } from './pageStory.tsx';

const FIRST = /从第一行代码到小工具/;

/** Stories of the course list, shared by both sites. */
export const coursesStories = {
  oneItem: {
    args: at('/courses?cid=1&child=12'),
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 2, name: /数据结构|算法/ }, SLOW);
      await expect(canvasElement.querySelectorAll('main article, main li h2')).toHaveLength(1);
    },
  },
  withoutCategories: {
    beforeEach: () => {
      school.tables.categories.length = 0;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('link', { name: FIRST }, SLOW);
      await waitFor(() => expect(canvas.queryByRole('group', { name: '分类' })).toBeNull(), SLOW);
      await expect(canvas.getByRole('group', { name: '筛选' })).toBeVisible();
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    beforeEach: () => {
      for (const category of school.tables.categories) category.name += '与跨学科综合实践工作坊';
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: FIRST }, SLOW)).toBeVisible();
      await canvas.findByRole('link', { name: /^人工智能与/ }, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
