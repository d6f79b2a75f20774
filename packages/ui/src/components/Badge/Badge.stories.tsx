import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Badge } from './Badge.tsx';

/** A count of things that wait, or a dot that says there are some. */
const meta = {
  component: Badge,
  args: { count: 3, isInline: true },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** On the corner of a button; the label says what is counted. */
export const OnIcon: Story = {
  args: { count: 120, isInline: false, label: '120 条未读消息' },
  render: (args) => (
    <button
      type="button"
      style={{ position: 'relative', width: '2.5rem', height: '2.5rem', padding: '0.625rem' }}
    >
      <Icon as={Bell} />
      <Badge {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '120 条未读消息' })).toHaveTextContent('99+');
  },
};

/** Nothing waits: nothing shows. */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
