import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta = {
  title: 'Avatar/States',
  component: Avatar,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Avatar>;
export default meta;

/** Every size with a picture, with a name only and with nothing. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={avatarSizes.map((size) => ({
        label: String(size),
        cells: {
          图片: <Avatar size={size} src="/demo/avatars/he.svg" name="何晚晴" />,
          首字: <Avatar size={size} name="叶小满" />,
          字母: <Avatar size={size} name="Lin" />,
          无名: <Avatar size={size} />,
        },
      }))}
    />
  ),
};
