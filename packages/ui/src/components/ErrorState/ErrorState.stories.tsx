import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

/** Says that something could not be loaded, why, and offers to try again. */
const meta = {
  component: ErrorState,
  args: { reason: '服务开小差了，请稍后重试', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('服务开小差了，请稍后重试');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One line, where a part of a page fails alone. */
export const Inline: Story = {
  args: { variant: 'inline', title: '该模块加载失败', reason: undefined },
};

/** While the next attempt runs. */
export const Retrying: Story = { args: { isRetrying: true } };

/** On a page of its own, with the way out. */
export const Page: Story = {
  args: {
    variant: 'page',
    title: '页面暂时打不开',
    reason: '网络或服务器出了点小问题，你的学习进度没有丢失。稍等一会儿再试。',
    retryText: '重新加载',
    backHref: '/',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('页面暂时打不开');
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  },
};
