import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareMore, Search, Smartphone } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { CountdownButton } from '../CountdownButton/index.ts';
import { Input } from './Input.tsx';

/** One line of text. */
const meta = {
  component: Input,
  args: {
    'aria-label': '手机号',
    placeholder: '请输入手机号',
    icon: Smartphone,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** A button empties the input. Whoever owns the value hears of it as of typing. */
export const Clearable: Story = {
  args: {
    'aria-label': '关键字',
    placeholder: '搜索课程、课时、活动、老师',
    icon: Search,
    size: 'sm',
    isClearable: true,
    defaultValue: '线性代数',
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '关键字' });
    await step('it empties the input and gives it the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '清空' }));
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('there is nothing to empty any more', async () => {
      await expect(canvas.queryByRole('button', { name: '清空' })).not.toBeInTheDocument();
    });
  },
};

/** What belongs to the value stands behind it inside the frame. */
export const WithTrailing: Story = {
  args: {
    'aria-label': '手机验证码',
    placeholder: '请输入手机验证码',
    icon: MessageSquareMore,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    trailing: <CountdownButton />,
  },
};

/** A form owns the value by name; nothing has to be controlled. */
export const Uncontrolled: Story = {
  args: { name: 'mobile', type: 'tel' },
  render: (args) => (
    <form>
      <Input {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form');
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '138');
    await expect(form).toHaveFormValues({ mobile: '138' });
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
