import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Icon } from '../Icon/index.ts';
import { Link, linkVariants } from './Link.tsx';

const meta = {
  title: 'Link/States',
  component: Link,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Link>;
export default meta;

/** Every variant; the first link has the focus. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={linkVariants.map((variant) => ({
        label: variant,
        cells: {
          默认: (
            <Link variant={variant} href="/courses">
              全部课程
            </Link>
          ),
          图标: (
            <Link variant={variant} href="/courses">
              查看全部
              <Icon as={ChevronRight} size={16} />
            </Link>
          ),
          长文案: (
            <div style={{ width: '12rem' }}>
              <Link variant={variant} href="/announcement?id=3">
                冬季学期开课：12 门新课今日上线，报名任意线上课赠会员
              </Link>
            </div>
          ),
        },
      }))}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
