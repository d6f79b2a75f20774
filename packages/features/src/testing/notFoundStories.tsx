import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { elsewhere } from '@qinghe/features/states/StatusPages';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory, expectNoIndex } from './pageStory.tsx';

/** Stories of the not-found page, shared by both sites. */
export const notFoundStories = {
  default: {
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '页面不存在' }, SLOW);
      await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
      await expectNoIndex();
      await expect(
        canvas.getByRole('searchbox', { name: '搜索课程、课时、活动、老师' }),
      ).toBeVisible();
    },
  },
  search: {
    play: async ({ canvas, userEvent }) => {
      const field = await canvas.findByRole(
        'searchbox',
        { name: '搜索课程、课时、活动、老师' },
        SLOW,
      );
      await userEvent.type(field, '{Enter}');
      await waitFor(() => expect(screen.getByText('请输入关键字后再搜索')).toBeVisible(), SLOW);
      await userEvent.type(field, '宋史');
      // Not by userEvent, whose act() never sees the next page's code arrive.
      field.closest('form')?.requestSubmit();
      await canvas.findByRole('link', { name: /宋史十讲/ }, SLOW);
    },
  },
  addon: {
    args: at('/book/detail/3?msv=9'),
    beforeEach: () => {
      const addons = { url: 'https://old.example' };
      Object.assign(window, { __QINGHE__: { ...Object(window.__QINGHE__), addons } });
      spyOn(elsewhere, 'go').mockReturnValue();
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '正在前往学校的另一个网站' }, SLOW);
      await waitFor(() =>
        expect(elsewhere.go).toHaveBeenCalledWith('https://old.example/book/detail/3?msv=9'),
      );
      await expect(canvas.getByRole('link', { name: '前往查看' })).toHaveAttribute(
        'href',
        'https://old.example/book/detail/3?msv=9',
      );
      await expectNoIndex();
    },
  },
  longText: {
    args: at(`/${LONG_WORD}`),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '页面不存在' }, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
