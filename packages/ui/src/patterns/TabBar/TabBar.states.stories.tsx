import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Calendar, House, LayoutGrid, UserRound } from 'lucide-react';
import { Badge } from '../../components/Badge/index.ts';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { TabBar } from './TabBar.tsx';

/* A transform makes the frame the box that fixed children stand in. */
const frame = css({
  position: 'relative',
  width: '23.4375rem',
  height: '5rem',
  transform: 'translateZ(0)',
});

const places = [
  { href: '/', label: '首页', icon: House },
  { href: '/courses', label: '课程', icon: LayoutGrid },
  { href: '/activates', label: '活动', icon: Calendar },
  { href: '/study-center', label: '学习', icon: BookOpen },
  { href: '/member', label: '我的', icon: UserRound },
];

const meta = {
  title: 'TabBar/States',
  component: TabBar,
  args: { items: places },
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof TabBar>;
export default meta;

const withBadge = (count: number) =>
  places.map((place) => ({
    ...place,
    isCurrent: place.href === '/',
    badge: place.href === '/member' ? <Badge isInline count={count} /> : undefined,
  }));

/** Each place as the current one, and badges of every width. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[
        {
          label: 'isCurrent',
          cells: Object.fromEntries(
            places.map(({ href, label }) => [
              label,
              <div key={href} css={frame}>
                <TabBar
                  label={`当前：${label}`}
                  items={places.map((place) => ({ ...place, isCurrent: place.href === href }))}
                />
              </div>,
            ]),
          ),
        },
        {
          label: 'badge',
          cells: Object.fromEntries(
            [0, 3, 12, 128].map((count) => [
              String(count),
              <div key={count} css={frame}>
                <TabBar label={`未读 ${count}`} items={withBadge(count)} />
              </div>,
            ]),
          ),
        },
      ]}
    />
  ),
};
