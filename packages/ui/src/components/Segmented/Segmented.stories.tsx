import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Segmented } from './Segmented.tsx';

const items = [
  { value: 'all', label: '全部' },
  { value: 'open', label: '报名中' },
  { value: 'ended', label: '已结束' },
] as const;

/** One choice out of two to five, all in sight. */
const meta = {
  component: Segmented,
  args: { label: '活动状态', items, value: 'all', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Segmented
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Segmented>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** It is a group of radios: one stop for Tab, and arrow keys choose. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: '活动状态' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '全部' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '报名中' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('open');
  },
};
