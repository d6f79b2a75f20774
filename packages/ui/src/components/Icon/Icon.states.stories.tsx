import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BookOpen, Heart, Search, UserRound } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Icon, iconSizes } from './Icon.tsx';

const meta = {
  title: 'Icon/States',
  component: Icon,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Icon>;
export default meta;

const drawings = { Search, Bell, BookOpen, UserRound };

/** Every size. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={iconSizes.map((size) => ({
        label: `${size}`,
        cells: {
          ...Object.fromEntries(
            Object.entries(drawings).map(([name, drawing]) => [
              name,
              <Icon key={name} as={drawing} size={size} />,
            ]),
          ),
          填充: <Icon as={Heart} size={size} fill="currentColor" />,
        },
      }))}
    />
  ),
};
