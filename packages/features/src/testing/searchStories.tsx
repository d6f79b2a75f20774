import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { delay, http, HttpResponse } from 'msw';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';

let isFailing = true;

/** Requests that a story records. */
let asked: string[] = [];

/** Lets the requests that a story holds back continue. */
let release = () => {};

/** Makes the list of activities, which the search uses, fail until a story lets it succeed. */
const failActivities = ({ msw }: StoryContext) => {
  isFailing = true;
  msw.use(
    http.get('*/api/v2/activates', () =>
      isFailing ? HttpResponse.json({ message: 'Server Error' }, { status: 500 }) : undefined,
    ),
  );
};

/** Stories of the search page, shared by both sites. */
export const searchStories = {
  lessons: {
    args: {
      initialPath: '/search?keywords=%E5%88%97%E8%A1%A8%E6%8E%A8%E5%AF%BC%E5%BC%8F&type=video',
    },
    play: async ({ canvas, userEvent }) => {
      const lesson = await canvas.findByRole('link', { name: /列表推导式/ }, SLOW);
      await expect(canvas.getByRole('tab', { name: /^课时/, selected: true })).toBeVisible();
      await within(lesson).findByText(/^Python 零基础/, {}, SLOW);
      await expect(within(lesson).getByText('14:36')).toBeVisible();
      await expect(lesson).toHaveAttribute('href', '/courses/video/1?lesson=115');
      await userEvent.click(lesson);
      await waitFor(() => expect(canvas.queryByRole('tab', { name: /^课时/ })).toBeNull(), SLOW);
    },
  },
  lessonsUnnoticed: {
    args: at(`/search?keywords=${encodeURIComponent('练习')}&type=video`),
    parameters: { scenario: 'loggedIn' },
    beforeEach: ({ msw }) => {
      asked = [];
      msw.use(
        http.get('*/api/v2/video/:id', ({ request, params }) => {
          asked.push(`${String(params['id'])} ${request.headers.get('authorization') ?? ''}`);
          return undefined;
        }),
      );
    },
    play: async ({ canvas }) => {
      await canvas.findAllByText(/^Python 零基础/, {}, SLOW);
      const hrefs = () =>
        canvas.getAllByRole('link', { name: /练习/ }).map((link) => link.getAttribute('href'));
      await waitFor(() => expect(hrefs().join(' ')).not.toContain('/courses/video/-?'), SLOW);
      // One request for all lessons of a course, without a token: else the course would be added to the member's learned list.
      const courses = new Set(hrefs().map((href) => href?.split('?')[0]));
      await expect(courses.size).toBeLessThan(hrefs().length);
      await expect(asked).toHaveLength(courses.size);
      await expect(asked.every((call) => call.endsWith(' '))).toBe(true);
    },
  },
  lessonUnknown: {
    args: at(`/search?keywords=${encodeURIComponent('列表推导式')}&type=video`),
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/v2/video/:id', () => HttpResponse.json({ message: '' }, { status: 500 })),
      );
    },
    play: async ({ canvas }) => {
      const lesson = await canvas.findByRole('link', { name: /列表推导式/ }, SLOW);
      await expect(lesson).toHaveAttribute('href', '/courses/video/-?lesson=115');
    },
  },
  counts: {
    args: at(`/search?keywords=${encodeURIComponent('Python')}`),
    play: async ({ canvas, userEvent }) => {
      const countOf = async (kind: string) => {
        const tab = await canvas.findByRole('tab', { name: new RegExp(`^${kind}\\s*\\d+$`) }, SLOW);
        return Number(tab.textContent?.slice(kind.length));
      };
      const [all, ...kinds] = await Promise.all(
        ['全部', '课程', '课时', '活动', '老师'].map(countOf),
      );
      await expect(all).toBe(kinds.reduce((sum, count) => sum + count, 0));
      const [courses] = kinds;
      await userEvent.click(canvas.getByRole('tab', { name: /^课程/ }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).not.toHaveLength(0), SLOW);
      await waitFor(async () => {
        const found = canvas.getByRole('tabpanel').querySelectorAll('a[href*="/courses/detail/"]');
        await expect(found).toHaveLength(courses ?? 0);
      }, SLOW);
    },
  },
  countsLate: {
    args: at(`/search?keywords=${encodeURIComponent('Python')}`),
    beforeEach: ({ msw }) => {
      asked = [];
      let answer = () => {};
      release = () => answer();
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      msw.use(
        http.get('*/api/v3/search', async ({ request }) => {
          if (new URL(request.url).searchParams.get('type') !== '0') await held;
          return undefined;
        }),
      );
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('link', { name: /^Python 零基础/ }, SLOW);
      const places = () =>
        canvas.getAllByRole('tab').map((tab) => Math.round(tab.getBoundingClientRect().left));
      const before = places();
      await expect(canvas.getByRole('tab', { name: '课程' })).toBeVisible();
      release();
      await canvas.findByRole('tab', { name: /^课程\s*\d/ }, SLOW);
      await expect(places()).toEqual(before);
    },
  },
  teachers: {
    args: at(`/search?keywords=${encodeURIComponent('林知夏')}`),
    play: async ({ canvas, userEvent, step }) => {
      const works = within(await canvas.findByRole('list', { name: '林知夏的课程和活动' }, SLOW));
      const course = await works.findByRole('link', { name: /^Python 零基础/ }, SLOW);
      await expect(course).toHaveAttribute('href', '/courses/detail/1');
      await expect(canvas.getByRole('tab', { name: /^老师\s*1$/ })).toBeVisible();
      await expect(canvas.queryByText(/没有找到/)).toBeNull();
      await step('alone as well', async () => {
        await userEvent.click(canvas.getByRole('tab', { name: /^老师\s*1$/ }));
        await waitFor(
          () =>
            expect(canvas.getByRole('tab', { name: /^老师\s*1$/, selected: true })).toBeVisible(),
          SLOW,
        );
        await expect(await canvas.findByRole('link', { name: /^Python 进阶/ }, SLOW)).toBeVisible();
      });
    },
  },
  teacherOfMany: {
    args: at(`/search?keywords=${encodeURIComponent('顾怀远')}`),
    play: async ({ canvas, userEvent }) => {
      const name = '顾怀远的课程和活动';
      const works = within(await canvas.findByRole('list', { name }, SLOW));
      await expect(works.getAllByRole('listitem')).toHaveLength(5);
      await userEvent.click(await works.findByRole('link', { name: /^全部 \d+ 项$/ }, SLOW));
      await waitFor(async () => {
        const all = within(canvas.getByRole('list', { name }));
        await expect(all.getAllByRole('listitem').length).toBeGreaterThan(8);
      }, SLOW);
    },
  },
  worksFail: {
    args: at(`/search?keywords=${encodeURIComponent('林知夏')}`),
    beforeEach: ({ msw }) => {
      isFailing = true;
      msw.use(
        http.get('*/api/v2/teacher/:id', () =>
          isFailing ? HttpResponse.json({ message: 'Server Error' }, { status: 500 }) : undefined,
        ),
      );
    },
    play: async ({ canvas, userEvent }) => {
      const retry = await canvas.findByRole('button', { name: '课程和活动加载失败，重试' }, SLOW);
      isFailing = false;
      await userEvent.click(retry);
      await expect(await canvas.findByRole('link', { name: /^Python 零基础/ }, SLOW)).toBeVisible();
    },
  },
  teachersFail: {
    args: at(`/search?keywords=${encodeURIComponent('林知夏')}&type=teacher`),
    beforeEach: ({ msw }) => {
      isFailing = true;
      msw.use(
        http.get('*/api/v2/teachers', () =>
          isFailing ? HttpResponse.json({ message: 'Server Error' }, { status: 500 }) : undefined,
        ),
      );
    },
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByText(/没有找到/)).toBeNull();
      const again = await canvas.findByRole('button', { name: '重试' }, SLOW);
      isFailing = false;
      await userEvent.click(again);
      await expect(
        await canvas.findByRole('heading', { level: 2, name: '林知夏' }, SLOW),
      ).toBeVisible();
    },
  },
  noTeachers: {
    parameters: { scenario: 'generationA' },
    args: at('/search'),
    play: async ({ canvas, userEvent }) => {
      const field = await canvas.findByPlaceholderText(/^搜索课程、课时/, {}, SLOW);
      await userEvent.type(field, '宋史{Enter}');
      await canvas.findByRole('link', { name: /宋史十讲/ }, SLOW);
      // What the server lacks is known only after a request, which a slow page may send after its first paint.
      await canvas.findByPlaceholderText('搜索课程、课时', {}, SLOW);
      await expect(canvas.queryByRole('tab', { name: /老师|活动/ })).toBeNull();
    },
  },
  activities: {
    args: at('/search?keywords=%E6%9D%AD%E5%B7%9E&type=activate'),
    play: async ({ canvas }) => {
      const paddy = await canvas.findByRole('link', { name: /稻田写生/ }, SLOW);
      await expect(paddy).toHaveAttribute('href', '/activates/detail/1');
      await expect(canvas.getByRole('tab', { name: /^活动/, selected: true })).toBeVisible();
    },
  },
  noActivities: {
    parameters: { scenario: 'noActivities' },
    play: async ({ canvas }) => {
      await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
      await waitFor(async () => {
        const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d+/, ''));
        await expect(tabs).toEqual(['全部', '课程', '课时', '老师']);
      }, SLOW);
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
      await expect(await canvas.findByRole('tab', { name: /^活动/ }, SLOW)).toBeVisible();
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
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
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
        const again = await canvas.findByRole('button', { name: '重试' }, SLOW);
        isFailing = false;
        await userEvent.click(again);
        await expect(await canvas.findByRole('link', { name: /稻田写生/ }, SLOW)).toBeVisible();
      });
    },
  },
  activitiesFailAmongAll: {
    beforeEach: failActivities,
    play: async ({ canvas, userEvent, step }) => {
      await step('the hits of the server stand without the activities', async () => {
        await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
        await expect(canvas.getByRole('tab', { name: /^活动/ })).toBeVisible();
      });
      await step('another try goes through the activities as well', async () => {
        const again = await canvas.findByRole('button', { name: '活动加载失败，重试' }, SLOW);
        isFailing = false;
        await userEvent.click(again);
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
      const again = await canvas.findByRole('button', { name: '重试' }, SLOW);
      isFailing = false;
      await userEvent.click(again);
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
      await expect(canvas.getByPlaceholderText('搜索课程、课时、活动、老师')).toBeVisible();
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
      await expect(await canvas.findByRole('tab', { name: /^活动/ }, SLOW)).toBeVisible();
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
