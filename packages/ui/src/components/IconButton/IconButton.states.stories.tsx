import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Share2 } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Badge } from '../Badge/index.ts';
import { IconButton, iconButtonSizes } from './IconButton.tsx';

const meta = {
  title: 'IconButton/States',
  component: IconButton,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof IconButton>;
export default meta;

/** Every size in every state. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={iconButtonSizes.map((size) => ({
        label: size,
        cells: {
          默认: <IconButton size={size} label="收藏课程" icon={Heart} />,
          选中: <IconButton size={size} label="收藏课程" icon={Heart} isPressed />,
          禁用: <IconButton size={size} label="收藏课程" icon={Heart} disabled />,
          描边: <IconButton size={size} label="分享" icon={Share2} isBordered />,
          描边选中: <IconButton size={size} label="收藏课程" icon={Heart} isBordered isPressed />,
          角标: (
            <IconButton size={size} label="我的消息" icon={Bell}>
              <Badge count={120} />
            </IconButton>
          ),
          圆点: (
            <IconButton size={size} label="我的消息" icon={Bell}>
              <Badge count={1} isDot />
            </IconButton>
          ),
          移动端: (
            <div data-h5="">
              <IconButton size={size} label="收藏课程" icon={Heart} isBordered />
            </div>
          ),
        },
      }))}
    />
  ),
};
