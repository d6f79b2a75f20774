import { expect, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { school } from '@qinghe/api/mocks';
import { at, expectToFit, SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the activity list, shared by both sites. */
export const activitiesStories = {
  default: {
    play: async ({ canvas, step }) => {
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      await step('the page has one h1', async () => {
        await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
        await expect(canvas.getByRole('heading', { name: '线下活动', level: 1 })).toBeVisible();
      });
      await step('categories lead to their own address', async () => {
        const filter = within(canvas.getByRole('group', { name: '分类' }));
        await expect(await filter.findByRole('link', { name: '手作工坊' }, SLOW)).toHaveAttribute(
          'href',
          '/activates?cid=2',
        );
      });
    },
  },
  ended: {
    play: async ({ canvas, userEvent }) => {
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      await userEvent.click(canvas.getByRole('radio', { name: '已结束' }));
      await waitFor(
        () => expect(canvas.queryByRole('link', { name: /稻田写生/ })).toBeNull(),
        SLOW,
      );
      await expect(await canvas.findByRole('link', { name: /英仙座流星雨/ }, SLOW)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '已结束' })).toBeChecked();
    },
  },
  coming: {
    args: at('/activates?status=1'),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: /春联/ }, SLOW)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '即将开始' })).toBeChecked();
      await expect(canvas.queryByRole('link', { name: /稻田写生/ })).toBeNull();
    },
  },
  timeless: {
    beforeEach: ({ msw }) => {
      const data = [{ id: 1, title: '只有名字的活动' }];
      const reply = { code: 0, message: '', data: { data, total: 1 } };
      msw.use(http.get('*/api/v2/activates', () => HttpResponse.json(reply)));
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('link', { name: /只有名字的活动/ }, SLOW);
      await waitFor(() => expect(canvas.queryByRole('radio', { name: '已结束' })).toBeNull());
      await expect(canvas.getByRole('group', { name: '分类' })).toBeVisible();
    },
  },
  withoutCategories: {
    beforeEach: () => {
      school.tables.activateCategories.length = 0;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      await waitFor(() => expect(canvas.queryByRole('group', { name: '分类' })).toBeNull(), SLOW);
      await expect(canvas.getByRole('radio', { name: '已结束' })).toBeInTheDocument();
    },
  },
  filteredEmpty: {
    args: at('/activates?cid=3&status=11'),
    play: async ({ canvas }) => {
      await canvas.findByText('该分类下暂无活动，看看其他分类', {}, SLOW);
      await expect(canvas.getByRole('link', { name: '查看全部' })).toHaveAttribute(
        'href',
        '/activates',
      );
    },
  },
  empty: {
    parameters: { scenario: 'noActivities' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('暂无线下活动', {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '去看线上课程' })).toBeVisible();
    },
  },
  error: {
    parameters: { scenario: 'serverError' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  oneItem: {
    beforeEach: () => {
      school.tables.activates.splice(1);
    },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      const found = canvasElement.querySelectorAll('main a[href^="/activates/detail/"]');
      await expect(found).toHaveLength(1);
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    beforeEach: () => {
      for (const category of school.tables.activateCategories) category.name += '与线下综合实践';
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: /稻田写生/ }, SLOW)).toBeVisible();
      await canvas.findByRole('link', { name: /^手作工坊与/ }, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
