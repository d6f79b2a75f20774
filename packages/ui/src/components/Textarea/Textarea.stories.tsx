import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { Textarea } from './Textarea.tsx';

/** Several lines of text. */
const meta = {
  component: Textarea,
  args: { 'aria-label': '评论', placeholder: '说说你的收获', style: { maxWidth: '32rem' } },
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: '评论' });
    await userEvent.type(box, '第一行{Enter}第二行');
    await expect(box).toHaveValue('第一行\n第二行');
  },
};

/** In a field it takes the label and the message from there. */
export const InField: Story = {
  render: () => (
    <Field label="备注" error="请输入评论内容" style={{ maxWidth: '32rem' }}>
      <Textarea />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: '备注' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('请输入评论内容');
  },
};
