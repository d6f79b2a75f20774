import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { keepWaitingQuietly } from './heldTimer.tsx';
import { SLOW, type PageStory } from './pageStory.tsx';

const RECORDS = '*/api/v2/member/credit1Records';

/** Stories of the member's points, shared by both sites. */
export const pointsStories = {
  empty: {
    parameters: { scenario: 'emptySchool' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('暂无积分明细', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('积分有了变动，会记在这里。')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '去看看课程' })).toHaveAttribute(
        'href',
        '/courses',
      );
    },
  },
  longText: {
    beforeEach: ({ msw }) => {
      msw.use(
        http.get(RECORDS, () =>
          HttpResponse.json({
            code: 0,
            message: '',
            data: {
              data: [
                {
                  sum: -1_234_567,
                  remark: '积分迁移：旧版账号结余与手动调整'.repeat(12),
                  created_at: '2026-11-20T01:00:00.000000Z',
                },
              ],
              total: 1,
            },
          }),
        ),
      );
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('−1,234,567', {}, SLOW)).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get(RECORDS, () => delay('infinite')));
      return keepWaitingQuietly();
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('1,260', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('加载中')).toBeInTheDocument();
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(http.get(RECORDS, () => HttpResponse.html('500', { status: 500 })));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  gated: {
    parameters: { scenario: 'faceCheckPending' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: '安全退出' }, SLOW)).toBeVisible();
      await expect(canvas.queryByText('积分明细')).toBeNull();
    },
  },
  oneItem: {
    beforeEach: () => {
      school.tables.credits.splice(1);
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findAllByText(/^[+−][\d,]+$/, {}, SLOW)).toHaveLength(1);
    },
  },
} satisfies Record<string, PageStory>;
