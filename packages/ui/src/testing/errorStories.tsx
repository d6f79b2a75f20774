import { expect } from 'storybook/test';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the error page that both sites tell alike. */
export const errorStories = {
  default: {
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: '登录失败' }, SLOW);
      await expect(canvas.getByText('QQ 授权已取消 <b>请重试</b>')).toBeVisible();
      await expect(canvasElement.querySelector('main b')).toBeNull();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    },
  },
  message: {
    args: at('/error?msg=%E8%AE%A2%E5%8D%95%E5%B7%B2%E5%A4%B1%E6%95%88'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '页面暂时打不开' }, SLOW);
      await expect(canvas.getByText('订单已失效')).toBeVisible();
    },
  },
  bare: {
    args: at('/error'),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByText('网络或服务器出了点小问题，稍等一会儿再试。', {}, SLOW),
      ).toBeVisible();
    },
  },
  longText: {
    args: at(`/error?code=${LONG_WORD.slice(0, 40)}&msg=${LONG_WORD}`),
    play: async ({ canvas }) => {
      await canvas.findByText(LONG_WORD, {}, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
