import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Icon } from '../Icon/index.ts';
import { Tag, tagSizes, tagTones } from './Tag.tsx';

const meta = {
  title: 'Tag/States',
  component: Tag,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Tag>;
export default meta;

/** Every tone in every size. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={tagTones.map((tone) => ({
        label: tone,
        cells: Object.fromEntries(
          tagSizes.flatMap((size) => [
            [
              size,
              <Tag key={size} tone={tone} size={size}>
                程序设计
              </Tag>,
            ],
            [
              `${size} 图标`,
              <Tag key={size} tone={tone} size={size}>
                <Icon as={Crown} size={14} />
                会员免费
              </Tag>,
            ],
          ]),
        ),
      }))}
    />
  ),
};
