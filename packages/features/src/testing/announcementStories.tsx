import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory, expectNoIndex } from './pageStory.tsx';

/** Id of the announcement that is shown when the address names none. */
const NEWEST = 8;

/** Stories of the announcements, shared by both sites. */
export const announcementStories = {
  empty: {
    parameters: { scenario: 'emptySchool' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('暂无公告', {}, SLOW)).toBeVisible();
    },
  },
  gone: {
    args: at('/announcement?id=9999'),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('公告不存在或已删除', {}, SLOW)).toBeVisible();
      await expectNoIndex();
      await expect(canvas.getByRole('link', { name: '查看最新公告' })).toHaveAttribute(
        'href',
        '/announcement',
      );
      await canvas.findByRole('link', { name: /冬季学期开课安排/ }, SLOW);
    },
  },
  error: {
    parameters: { scenario: 'serverError' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/announcement*', () => delay('infinite')));
      msw.use(http.get('*/api/v2/announcement/*', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      const [words] = await canvas.findAllByText('加载中', {}, SLOW);
      await expect(words).toBeInTheDocument();
    },
  },
  oneItem: {
    beforeEach: () => {
      const { tables } = school;
      tables.announcements = tables.announcements.filter(({ id }) => id === NEWEST);
    },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('link', { name: /冬季学期开课安排/ }, SLOW);
      const found = canvasElement.querySelectorAll('main a[href^="/announcement?id="]');
      await expect(found).toHaveLength(1);
    },
  },
  longText: {
    args: at(`/announcement?id=${NEWEST}`),
    parameters: { scenario: 'longText' },
    beforeEach: () => {
      for (const row of school.tables.announcements)
        row.announcement += `<p>${LONG_WORD}</p><pre><code>${LONG_WORD}</code></pre>`;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: /^冬季学期开课安排.+课程$/ }, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
