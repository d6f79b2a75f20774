import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { toast } from './toast.ts';
import { Toaster } from './Toaster.tsx';

/** Says something short at the top of the window, from anywhere in the code. */
const meta = {
  title: 'Toast',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '304px' } } },
  render: () => (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', paddingTop: '14rem' }}>
      <Button variant="soft" onClick={() => toast.success('绑定成功')}>
        成功
      </Button>
      <Button variant="soft" onClick={() => toast.error('请求超时，请重试')}>
        错误
      </Button>
      <Button variant="soft" onClick={() => toast.info('已生成日历文件')}>
        消息
      </Button>
      <Button variant="soft" onClick={() => toast.warning('网络较慢，正在努力加载…')}>
        提醒
      </Button>
      <Toaster />
    </div>
  ),
  beforeEach: () => {
    toast.dismissAll();
    return toast.dismissAll;
  },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

const viewport = async () => within(await screen.findByRole('region', { name: '提示' }));

/** Press a button. */
export const Playground: Story = {};

/** Errors interrupt the screen reader, the rest waits for it to finish. */
export const Roles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '错误' }));
    const toasts = await viewport();
    await expect(toasts.getByRole('status')).toHaveTextContent('绑定成功');
    await expect(toasts.getByRole('alert')).toHaveTextContent('请求超时，请重试');
  },
};

/** The same words are shown once. */
export const Merged: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '错误' });
    await userEvent.click(button);
    await userEvent.click(button);
    const toasts = await viewport();
    await expect(toasts.getAllByRole('alert')).toHaveLength(1);
  },
};

/** Three are up at a time; the fourth comes when one has gone. Nothing said before is lost. */
export const ThreeAtATime: Story = {
  beforeEach: () => {
    toast.info('第一条');
    toast.info('第二条');
    toast.info('第三条');
    toast.info('第四条');
  },
  play: async ({ userEvent }) => {
    const toasts = await viewport();
    await waitFor(() => expect(toasts.getAllByRole('status')).toHaveLength(3));
    await expect(toasts.queryByText('第四条')).not.toBeInTheDocument();
    const [close] = toasts.getAllByRole('button', { name: '关闭提示' });
    await expect(close).toBeDefined();
    if (close) await userEvent.click(close);
    await expect(toasts.queryByText('第一条')).not.toBeInTheDocument();
    await expect(toasts.getByText('第四条')).toBeInTheDocument();
  },
};

/** It goes by itself after three seconds, but not while the pointer is on it. */
export const GoesByItself: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    const toasts = await viewport();
    const held = await toasts.findByText('绑定成功');
    await userEvent.hover(held);
    toast.info('已生成日历文件');
    await toasts.findByText('已生成日历文件');
    await step('the other one goes', async () => {
      await waitFor(() => expect(toasts.queryByText('已生成日历文件')).not.toBeInTheDocument(), {
        timeout: 6000,
      });
      await expect(held).toBeVisible();
    });
    await step('and this one when it is let go', async () => {
      await userEvent.unhover(held);
      await waitFor(() => expect(held).not.toBeInTheDocument(), { timeout: 6000 });
    });
  },
};

/** A pointer that comes by stops its clock; afterwards it goes on with the rest of the time. */
export const TimeGoesOn: Story = {
  tags: ['!autodocs'],
  beforeEach: () => toast.success('绑定成功'),
  play: async ({ userEvent }) => {
    const toasts = await viewport();
    const shown = await toasts.findByText('绑定成功');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await userEvent.hover(shown);
    await userEvent.unhover(shown);
    await waitFor(() => expect(shown).not.toBeInTheDocument(), { timeout: 2200 });
  },
};

/** A dialog hides the page from screen readers, but not what is said over it. */
export const OverDialog: Story = {
  render: () => (
    <div css={{ minHeight: '40rem' }}>
      <Dialog
        isOpen
        onClose={() => undefined}
        title="注册青禾学堂"
        actions={
          <Button onClick={() => toast.error('请同意《用户协议》和《隐私政策》')}>注册</Button>
        }
      />
      <Toaster />
    </div>
  ),
  beforeEach: () => toast.info('已生成日历文件'),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('已生成日历文件');
    await userEvent.click(await screen.findByRole('button', { name: '注册' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '请同意《用户协议》和《隐私政策》',
    );
    await expect(screen.getByRole('dialog', { name: '注册青禾学堂' })).toBeVisible();
  },
};
