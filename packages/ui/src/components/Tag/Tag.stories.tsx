import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { Tag } from './Tag.tsx';

/** A short word about a thing. */
const meta = {
  component: Tag,
  args: { children: '试看', tone: 'brand' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** An icon of 14 before the word. */
export const WithIcon: Story = {
  args: {
    tone: 'vip',
    children: (
      <>
        <Icon as={Crown} size={14} />
        会员免费
      </>
    ),
  },
};

/** 28 high beside a page title. */
export const Large: Story = { args: { size: 'l', tone: 'warn', children: '仅剩 3 席' } };
