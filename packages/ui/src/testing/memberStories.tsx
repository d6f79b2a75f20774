import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the member's own page that both sites tell alike. */
export const memberStories = {
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/detail', () => HttpResponse.html('500', { status: 500 })));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
} satisfies Record<string, PageStory>;
