import { expect } from 'storybook/test';
import { at, SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the announcements that both sites tell alike. */
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
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
} satisfies Record<string, PageStory>;
