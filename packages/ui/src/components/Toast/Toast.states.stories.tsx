import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { toastTones } from './toast.ts';
import { ToastCard } from './ToastCard.tsx';

const meta = {
  title: 'Toast/States',
  component: ToastCard,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof ToastCard>;
export default meta;

const words = {
  success: '绑定成功',
  error: '请同意《用户协议》和《隐私政策》',
  info: '已生成日历文件',
  warning: '网络较慢，正在努力加载…',
};

/** Every tone, and words that need two lines. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={toastTones.map((tone) => ({
        label: tone,
        cells: {
          默认: <ToastCard tone={tone} text={words[tone]} />,
          长文案: (
            <div style={{ width: '20rem' }}>
              <ToastCard
                tone={tone}
                text="该手机号已被其他账号绑定，请更换手机号，或联系客服 400-000-2026 处理"
              />
            </div>
          ),
        },
      }))}
    />
  ),
};

/** What stands in when the code that draws toasts cannot be loaded. */
export const Plain: StoryObj = {
  render: () => (
    <PlainToasts
      messages={[
        { id: 1, tone: 'success', text: words.success, repeats: 0 },
        { id: 2, tone: 'error', text: '加载失败，请刷新页面后重试', repeats: 0 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('绑定成功加载失败，请刷新页面后重试');
  },
};
