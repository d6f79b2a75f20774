import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Input } from '../Input/index.ts';
import { Field } from './Field.tsx';

/** A control with its label above and its message below. */
const meta = {
  component: Field,
  args: {
    label: '手机号',
    children: <Input type="tel" icon={Smartphone} placeholder="请输入手机号" />,
    style: { width: '24rem', maxWidth: '100%' },
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = { args: { hint: '用于登录和找回密码' } };

/** An error is announced at once, describes the control and marks it invalid. */
export const WithError: Story = {
  render: function Render(args) {
    const [error, setError] = useState('');
    return (
      <form
        noValidate
        css={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          setError(new FormData(event.currentTarget).get('mobile') ? '' : '请输入手机号!');
        }}
      >
        <Field {...args} error={error}>
          <Input name="mobile" type="tel" icon={Smartphone} placeholder="请输入手机号" />
        </Field>
        <Button type="submit">下一步</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await expect(input).toBeValid();
    await step('an empty form says what is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('请输入手机号!');
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('请输入手机号!');
    });
    await step('it keeps the frame of an error while it is mended', async () => {
      const frame = input.nextElementSibling ?? input;
      const colour = async () => {
        await Promise.all(frame.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(frame).borderTopColor;
      };
      const before = await colour();
      input.focus();
      await expect(await colour()).toBe(before);
    });
    await step('the error goes when the value is right', async () => {
      await userEvent.type(input, '13800136620{Enter}');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(input).toBeValid();
      await expect(input).not.toHaveAccessibleDescription();
    });
  },
};

/** In the login dialog the placeholder says it to the eye; the label stays for screen readers. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('手机号'), '13800136620');
    await expect(canvas.getByLabelText('手机号')).toHaveValue('13800136620');
  },
};
