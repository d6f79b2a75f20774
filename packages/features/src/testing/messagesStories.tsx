import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { keepWaitingQuietly } from './heldTimer.tsx';
import { SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the member's messages, shared by both sites. */
export const messagesStories = {
  empty: {
    parameters: { scenario: 'emptySchool' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('暂无消息', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('学堂发来的消息会放在这里。')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '去看看课程' })).toHaveAttribute(
        'href',
        '/courses',
      );
      await expect(canvas.getByRole('button', { name: '全部已读' })).toBeDisabled();
    },
  },
  readingAll: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/notificationMarkAllAsRead', () => delay('infinite')));
      return keepWaitingQuietly();
    },
    play: async ({ canvas, userEvent }) => {
      await canvas.findAllByRole('button', { name: /^未读：/ }, SLOW);
      const all = canvas.getByRole('button', { name: '全部已读' });
      await userEvent.click(all);
      await waitFor(() => expect(all).toHaveAttribute('aria-busy', 'true'));
      await expect(all).toHaveFocus();
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await canvas.findAllByRole('button', { name: /^未读：/ }, SLOW);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/messages', () => delay('infinite')));
      return keepWaitingQuietly();
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/v2/member/messages', () => HttpResponse.html('500', { status: 500 })),
      );
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  gated: {
    parameters: { scenario: 'unboundMobile' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: '立即绑定' }, SLOW)).toBeVisible();
    },
  },
  plainWords: {
    beforeEach: () => {
      const [first, second] = school.tables.messages;
      if (first) first.message = '课程 <TypeScript> & 更新';
      if (second) second.message = '<b>新课</b>：HTML 里的 <a> 标签';
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('课程 <TypeScript> & 更新', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('<b>新课</b>：HTML 里的 <a> 标签')).toBeVisible();
    },
  },
  oneItem: {
    beforeEach: () => {
      const { tables } = school;
      tables.messages = tables.messages.filter((row) => row.read_at === null).slice(0, 1);
    },
    play: async ({ canvas }) => {
      const main = within(await canvas.findByRole('main', {}, SLOW));
      await expect(await main.findAllByRole('button', { name: /^未读：/ }, SLOW)).toHaveLength(1);
    },
  },
} satisfies Record<string, PageStory>;
