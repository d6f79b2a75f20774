import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Icon } from '../Icon/index.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = {
  title: 'Badge/States',
  component: Badge,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Badge>;
export default meta;

const OnBell = (props: BadgeProps) => (
  <span style={{ position: 'relative', padding: '0.625rem' }}>
    <Icon as={Bell} />
    <Badge {...props} />
  </span>
);

/** Numbers and dots, in the line and on a corner. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: '行内',
          cells: {
            '3': <Badge isInline count={3} />,
            '12': <Badge isInline count={12} />,
            '99+': <Badge isInline count={100} />,
            点: <Badge isInline isDot count={1} label="有新消息" />,
            '0': <Badge isInline count={0} />,
          },
        },
        {
          label: '角上',
          cells: {
            '3': <OnBell count={3} />,
            '12': <OnBell count={12} />,
            '99+': <OnBell count={100} />,
            点: <OnBell isDot count={1} label="有新消息" />,
            '0': <OnBell count={0} />,
          },
        },
      ]}
    />
  ),
};
