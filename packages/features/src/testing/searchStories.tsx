import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { delay, http, HttpResponse } from 'msw';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';

let activitiesFail = true;

/** The list of activities, which the search goes through, fails until a story lets it answer. */
const failActivities = ({ msw }: StoryContext) => {
  activitiesFail = true;
  msw.use(
    http.get('*/api/v2/activates', () =>
      activitiesFail ? HttpResponse.json({ message: 'Server Error' }, { status: 500 }) : undefined,
    ),
  );
};

/** Stories of the search page that both sites tell alike. */
export const searchStories = {
  lessons: {
    args: {
      initialPath: '/search?keywords=%E5%88%97%E8%A1%A8%E6%8E%A8%E5%AF%BC%E5%BC%8F&type=video',
    },
    play: async ({ canvas, userEvent }) => {
      const lesson = await canvas.findByRole('button', { name: /列表推导式/ }, SLOW);
      await expect(canvas.getByRole('tab', { name: '课时', selected: true })).toBeVisible();
      await userEvent.click(lesson);
      await waitFor(() => expect(canvas.queryByRole('tab', { name: '课时' })).toBeNull(), SLOW);
    },
  },
  activities: {
    args: at('/search?keywords=%E6%9D%AD%E5%B7%9E&type=activate'),
    play: async ({ canvas }) => {
      const paddy = await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      await expect(paddy).toHaveAttribute('href', '/activates/detail/1');
      await expect(canvas.getByRole('tab', { name: '活动', selected: true })).toBeVisible();
    },
  },
  noActivities: {
    parameters: { scenario: 'noActivities' },
    play: async ({ canvas }) => {
      await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
      const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
      await expect(tabs).toEqual(['全部', '课程', '课时']);
    },
  },
  severalWords: {
    args: {
      initialPath:
        '/search?keywords=%E9%9B%B6%E5%9F%BA%E7%A1%80%E3%80%80%EF%BC%B0%EF%BC%B9%EF%BC%B4%EF%BC%A8%EF%BC%AF%EF%BC%AE',
    },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('link', { name: /Python 零基础/ }, SLOW);
      const marks = Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent);
      await expect(marks).toEqual(expect.arrayContaining(['Python', '零基础']));
    },
  },
  generationC: {
    parameters: { scenario: 'generationC' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: /线性代数/ }, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('tab', { name: '活动' }, SLOW)).toBeVisible();
    },
  },
  empty: {
    args: at('/search?keywords=a.*b%3Cb%3E+zzz&type=vod'),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText('没有找到与「a.*b<b> zzz」相关的内容', {}, SLOW),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: '热门课程' })).toHaveAttribute(
        'href',
        '/courses?scene=sub',
      );
      await expect(canvas.getByRole('link', { name: '在全部内容里找' })).toBeVisible();
      const offered = within(await canvas.findByRole('region', { name: '大家在学' }, SLOW));
      await expect(offered.getAllByRole('link')).toHaveLength(4);
      await expect(canvas.getByRole('link', { name: '只搜「zzz」' })).toHaveAttribute(
        'href',
        '/search?keywords=zzz&type=vod',
      );
    },
  },
  error: {
    parameters: { scenario: 'serverError' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  activitiesFail: {
    args: at(`/search?keywords=${encodeURIComponent('写生')}&type=activate`),
    beforeEach: failActivities,
    play: async ({ canvas, userEvent, step }) => {
      await step('the failure is told, and is not taken for nothing found', async () => {
        await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
        await expect(canvas.queryByText(/没有找到/)).toBeNull();
      });
      await step('another try brings the activities', async () => {
        activitiesFail = false;
        await userEvent.click(canvas.getByRole('button', { name: '重试' }));
        await expect(await canvas.findByRole('link', { name: /稻田写生/ }, SLOW)).toBeVisible();
      });
    },
  },
  activitiesFailAmongAll: {
    beforeEach: failActivities,
    play: async ({ canvas, userEvent, step }) => {
      await step('the hits of the server stand without the activities', async () => {
        await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
        await expect(canvas.getByRole('tab', { name: '活动' })).toBeVisible();
      });
      await step('another try goes through the activities as well', async () => {
        activitiesFail = false;
        await userEvent.click(canvas.getByRole('button', { name: '活动加载失败，重试' }));
        await waitFor(
          () => expect(canvas.queryByRole('button', { name: /加载失败/ })).toBeNull(),
          SLOW,
        );
        await expect(canvas.getByRole('link', { name: /线性代数/ })).toBeVisible();
      });
    },
  },
  onlyActivitiesMatchAndFail: {
    args: at(`/search?keywords=${encodeURIComponent('稻田写生')}`),
    beforeEach: failActivities,
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByText(/没有找到/)).toBeNull();
      activitiesFail = false;
      await userEvent.click(canvas.getByRole('button', { name: '重试' }));
      await expect(await canvas.findByRole('link', { name: /稻田写生/ }, SLOW)).toBeVisible();
    },
  },
  history: {
    play: async ({ canvas, userEvent, step }) => {
      await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
      const field = canvas.getByRole('combobox');
      await step('the search is there', async () => {
        await userEvent.clear(field);
        await expect(await canvas.findByRole('row', { name: /数学/ }, SLOW)).toBeVisible();
      });
      await step('typing offers titles', async () => {
        await userEvent.type(field, '宋史');
        await expect(await canvas.findByRole('row', { name: /宋史十讲/ }, SLOW)).toBeVisible();
      });
      await step('all are forgotten', async () => {
        await userEvent.clear(field);
        await userEvent.click(await canvas.findByRole('button', { name: '清空' }, SLOW));
        await waitFor(() => expect(canvas.queryByRole('row')).toBeNull());
      });
    },
  },
  suggestion: {
    args: at('/search'),
    play: async ({ canvas, userEvent }) => {
      await canvas.findByText('想学点什么？', {}, SLOW);
      await userEvent.type(canvas.getByRole('combobox'), '宋史');
      await userEvent.click(await canvas.findByRole('button', { name: /^宋史十讲/ }, SLOW));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^宋史十讲/ }, SLOW),
      ).toBeVisible();
    },
  },
  popular: {
    args: at('/search'),
    play: async ({ canvas }) => {
      const popular = within(await canvas.findByRole('region', { name: '热门搜索' }, SLOW));
      const [first] = popular.getAllByRole('link');
      await expect(first?.getAttribute('href')).toMatch(/^\/search\?keywords=/);
      await expect(canvas.getByPlaceholderText('搜索课程、课时、活动')).toBeVisible();
    },
  },
  notConfigured: {
    beforeEach: ({ msw }) => {
      const refusal = { code: 1, message: '搜索服务未配置', data: [] };
      msw.use(http.get('*/api/v3/search', () => HttpResponse.json(refusal)));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('搜索暂未开通', {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '看看全部课程' })).toBeVisible();
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v3/search', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      const [words] = await canvas.findAllByText('加载中', {}, SLOW);
      await expect(words).toBeInTheDocument();
    },
  },
  activitiesFirst: {
    args: at('/search?keywords=%E6%95%B0%E5%AD%A6'),
    beforeEach: ({ msw }) => {
      performance.clearResourceTimings();
      msw.use(http.get('*/api/v3/search', () => delay('infinite')));
    },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findAllByText('加载中', {}, SLOW);
      const hasActivities = () =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => /\/api\/v2\/activates\?/.test(name));
      await waitFor(() => expect(hasActivities()).toBe(true), SLOW);
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      await expect(canvasElement.querySelector('main a[href^="/activates/detail/"]')).toBeNull();
      await expect(canvas.queryByText(/没有更多了|加载更多/)).toBeNull();
    },
  },
  activitiesFailFirst: {
    args: at('/search?keywords=%E6%95%B0%E5%AD%A6'),
    beforeEach: (context) => {
      failActivities(context);
      context.msw.use(http.get('*/api/v3/search', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('tab', { name: '活动' }, SLOW)).toBeVisible();
      await expect(canvas.getAllByText('加载中')[0]).toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: /活动加载失败/ })).toBeNull();
    },
  },
  oneItem: {
    args: at(`/search?keywords=${encodeURIComponent('稻田写生')}&type=activate`),
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      const found = canvasElement.querySelectorAll('main a[href^="/activates/detail/"]');
      await expect(found).toHaveLength(1);
    },
  },
  longText: {
    args: at(`/search?keywords=${encodeURIComponent('数学 ')}${LONG_WORD.slice(0, 80)}`),
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/没有找到与「数学 Inter/, {}, SLOW)).toBeVisible();
      await expectToFit();
    },
  },
  longTitles: {
    args: at(`/search?keywords=${encodeURIComponent('线性代数')}`),
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: /^线性代数：/ }, SLOW)).toBeVisible();
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
