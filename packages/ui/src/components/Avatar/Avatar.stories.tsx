import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

/** The round picture of a person. */
const meta = {
  component: Avatar,
  args: { src: '/demo/avatars/shen.svg', name: '叶小满', size: 56 },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Without a picture the first character of the name stands in. */
export const Initial: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('叶')).toBeVisible();
  },
};

/** Without a picture and a name there is a drawing; alone, it needs a label. */
export const Nobody: Story = {
  args: { src: null, name: null, label: '未设置头像' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '未设置头像' })).toBeVisible();
  },
};

/** A picture that fails to load falls back as well. */
export const Broken: Story = {
  args: { src: '/demo/avatars/gu.svg', name: '顾怀远', label: '顾怀远' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '顾怀远' }).querySelector('img');
    await expect(image).not.toBeNull();
    if (image) await fireEvent.error(image);
    await waitFor(() => expect(canvas.getByText('顾')).toBeVisible());
  },
};
