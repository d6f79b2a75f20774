import { expect } from 'storybook/test';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the error page, shared by both sites. */
export const errorStories = {
  default: {
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: '登录失败' }, SLOW);
      await expect(canvas.getByText('登录没有完成，请重新登录一次。')).toBeVisible();
      await expect(
        canvas.getByText('链接附带的文字，未经核实：“QQ 授权已取消 <b>请重试</b>”'),
      ).toBeVisible();
      await expect(canvasElement.querySelector('main b')).toBeNull();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    },
  },
  message: {
    args: at('/error?msg=%E8%AE%A2%E5%8D%95%E5%B7%B2%E5%A4%B1%E6%95%88'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '页面暂时打不开' }, SLOW);
      await expect(canvas.getByText('网络或服务器出了点小问题，稍等一会儿再试。')).toBeVisible();
      // A text from the address must not look like the school's own.
      await expect(canvas.getByText('链接附带的文字，未经核实：“订单已失效”')).toBeVisible();
      await expect(canvas.queryByText('订单已失效')).toBeNull();
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
      const note = await canvas.findByText(/^链接附带的文字，未经核实：“.{99}…”$/, {}, SLOW);
      await expect(note).toBeVisible();
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
