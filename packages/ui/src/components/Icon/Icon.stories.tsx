import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';

/** A decorative icon. The control around it carries the name. */
const meta = {
  component: Icon,
  args: { as: Search },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** It is hidden from screen readers, and its size grows with the root font size. */
export const Decorative: Story = {
  args: { as: Heart, size: 24 },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing).toHaveAttribute('width', '1.5rem');
  },
};
