import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { PasswordInput } from './PasswordInput.tsx';

/** A password, hidden until the eye is pressed. */
const meta = {
  component: PasswordInput,
  args: { placeholder: '请输入密码' },
  decorators: [
    (Story) => (
      <Field label="密码" css={{ maxWidth: '24rem' }}>
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The eye shows the password and hides it again. */
export const ShowAndHide: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('密码', { selector: 'input' });
    await userEvent.type(input, 'qinghe2026');
    await expect(input).toHaveAttribute('type', 'password');
    await step('the eye shows it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveValue('qinghe2026');
    });
    await step('the keyboard hides it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: '显示密码' })).toHaveFocus();
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
};

/** A new password tells the password manager to suggest one. */
export const NewPassword: Story = {
  args: { placeholder: '请设置账号密码', autoComplete: 'new-password' },
};
