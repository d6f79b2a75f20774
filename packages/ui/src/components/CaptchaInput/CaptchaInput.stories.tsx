import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { CaptchaInput } from './CaptchaInput.tsx';
import { captchaPicture } from '../../testing/captchaPicture.ts';

/** The characters of a picture, and the picture, which is a button that brings another one. */
const meta = {
  component: CaptchaInput,
  args: { image: captchaPicture('7Kq3'), onReload: fn() },
  decorators: [
    (Story) => (
      <Field label="图形验证码" isLabelHidden css={{ maxWidth: '28rem' }}>
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof CaptchaInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** A press on the picture brings another one. */
export const Reload: Story = {
  render: function Render(args) {
    const [code, setCode] = useState('7Kq3');
    return (
      <CaptchaInput
        {...args}
        image={captchaPicture(code)}
        onReload={() => {
          args.onReload();
          setCode('m4Xp');
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '看不清，换一张' });
    const picture = canvas.getByAltText('图形验证码');
    await expect(picture).toHaveAttribute('src', captchaPicture('7Kq3'));
    await step('a press asks for another one', async () => {
      await userEvent.click(button);
      await expect(args.onReload).toHaveBeenCalledTimes(1);
      await expect(picture).toHaveAttribute('src', captchaPicture('m4Xp'));
    });
    await step('the keyboard can, too', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onReload).toHaveBeenCalledTimes(2);
    });
  },
};

/** While a picture is on its way no other one is asked for. */
export const Loading: Story = {
  args: { image: null, status: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '看不清，换一张' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

/** When the picture did not come, its place says how to try again. */
export const Failed: Story = {
  args: { image: null, status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '点击重试' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
