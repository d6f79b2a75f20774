import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

/** How far something has come. */
const meta = {
  component: Progress,
  args: { value: 31, label: '学习进度' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The ring carries its number. */
export const Ring: Story = {
  args: { variant: 'ring', value: 68 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '学习进度' })).toHaveTextContent('68%');
  },
};

/** A reply may say more than 100. */
export const Overfull: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** What is not a number counts as nothing. */
export const NotANumber: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};
