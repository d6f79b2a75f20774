import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'Skeleton/States',
  component: Skeleton,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Skeleton>;
export default meta;

/** Boxes, circles and lines. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '形状',
          cells: {
            盒子: <Skeleton width="16rem" height="9rem" />,
            圆: <Skeleton width="2.75rem" height="2.75rem" isCircle />,
            一行: <Skeleton width="12rem" />,
          },
        },
        {
          label: '文字',
          cells: Object.fromEntries(
            [1, 2, 3].map((count) => [
              `${count} 行`,
              <div key={count} style={{ width: '14rem' }}>
                <SkeletonText count={count} />
              </div>,
            ]),
          ),
        },
      ]}
    />
  ),
};
