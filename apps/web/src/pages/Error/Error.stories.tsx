import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The error page of the desktop site. */
const meta = {
  title: 'Error',
  component: StoryApp,
  args: {
    initialPath:
      '/error?login_err_msg=QQ%20%E6%8E%88%E6%9D%83%E5%B7%B2%E5%8F%96%E6%B6%88%20%3Cb%3E%E8%AF%B7%E9%87%8D%E8%AF%95%3C/b%3E',
  },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A third party's login has failed; its message is text, whatever it holds. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: '登录失败' }, SLOW);
    await expect(canvas.getByText('QQ 授权已取消 <b>请重试</b>')).toBeVisible();
    await expect(canvasElement.querySelector('main b')).toBeNull();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  },
};

/** Any other message. */
export const Message: Story = {
  tags: ['spec:2.route.error'],
  args: { initialPath: '/error?msg=%E8%AE%A2%E5%8D%95%E5%B7%B2%E5%A4%B1%E6%95%88' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '页面暂时打不开' }, SLOW);
    await expect(canvas.getByText('订单已失效')).toBeVisible();
  },
};

/** Without a message it speaks for itself. */
export const Bare: Story = {
  args: { initialPath: '/error' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('网络或服务器出了点小问题，稍等一会儿再试。', {}, SLOW),
    ).toBeVisible();
  },
};
