import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareMore } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Field } from '../Field/index.ts';
import { Input } from '../Input/index.ts';
import { CountdownButton } from './CountdownButton.tsx';

/** Asks for a code by text message, inside the field that takes it. */
const meta = {
  component: CountdownButton,
  args: { onClick: fn() },
  render: (args) => (
    <Field label="手机验证码" isLabelHidden css={{ maxWidth: '28rem' }}>
      <Input
        icon={MessageSquareMore}
        placeholder="请输入手机验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        trailing={<CountdownButton {...args} />}
      />
    </Field>
  ),
} satisfies Meta<typeof CountdownButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** While the code is asked for, the button is busy and takes no click. */
export const Sending: Story = {
  args: { status: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '发送中' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The seconds are for the eye; the button's name does not change with them. */
export const Counting: Story = {
  args: { status: 'counting', secondsLeft: 120 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('120 秒后重新获取')).toBeVisible();
    const button = canvas.getByRole('button', { name: '验证码已发送，稍后可重新获取' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** When the time is over, screen readers hear once that the code can be asked for again. */
export const Over: Story = {
  render: function Render(args) {
    const [secondsLeft, setSecondsLeft] = useState(1);
    return (
      <div css={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
        <CountdownButton
          {...args}
          status={secondsLeft > 0 ? 'counting' : 'idle'}
          secondsLeft={secondsLeft}
        />
        <Button variant="outline" size="sm" onClick={() => setSecondsLeft(0)}>
          过一秒
        </Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '过一秒' }));
    await expect(status).toHaveTextContent('可以重新获取验证码了');
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
};
