import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

/** The school's logo in the header and the footer. */
const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** A school without a picture of its own shows the mark and its name. */
export const OnlyName: Story = {
  args: { name: '稻香书院' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('稻香书院')).toBeVisible();
  },
};

/** A school's own picture replaces the art; the name becomes its text. */
export const OwnPicture: Story = {
  args: { name: '稻香书院', src: '/demo/icons/code.svg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '稻香书院' })).toHaveAttribute(
      'src',
      '/demo/icons/code.svg',
    );
  },
};
