import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip, ChipLink } from './Chip.tsx';

/** One choice of several, in a row. */
const meta = {
  component: Chip,
  args: { children: '程序设计', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** The choice that holds is dark and says so. */
export const On: Story = {
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('程序设计');
  },
};

/** A choice that lives in the address is a link. */
export const AsLink: StoryObj<typeof ChipLink> = {
  args: { href: '/courses?cid=3', isOn: true, children: '人工智能' },
  render: (args) => <ChipLink {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '人工智能' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
