import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CommentForm } from './CommentForm.tsx';

/** Where a comment or an answer is written. */
const meta = {
  component: CommentForm,
  args: { value: '', max: 140, onChange: fn(), onSubmit: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: '40rem' }}>
        <CommentForm {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof CommentForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('characters are counted as people do', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '写评论' }), '很好𠮷');
      await expect(canvas.getByText('3 / 140')).toBeVisible();
    });
    await step('the button sends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** What is wrong is told below, and the text stays. */
export const Refused: Story = {
  args: { value: '好', error: '评论内容不能少于 6 个字', max: undefined },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '写评论' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('评论内容不能少于 6 个字');
    await expect(field).toHaveValue('好');
    const message = canvas.getByRole('alert');
    await expect(message).toHaveTextContent('评论内容不能少于 6 个字');
    await expect(message.querySelector('svg')).toBeVisible();
  },
};

/** A comment on its way is not sent twice. */
export const Sending: Story = {
  args: { value: '讲得很细，适合慢慢跟。', isSending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交中' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An answer can be given up. */
export const Answer: Story = {
  args: {
    label: '回复 老郑',
    placeholder: '回复 老郑',
    submitText: '回复',
    onCancel: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
