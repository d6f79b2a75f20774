import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { ActivityCard, type ActivityCardProps } from './ActivityCard.tsx';
import { ActivityCardSkeleton } from './ActivityCardSkeleton.tsx';

const meta = {
  title: 'ActivityCard/States',
  component: ActivityCard,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof ActivityCard>;
export default meta;

const activity: ActivityCardProps = {
  href: '/activates/detail/12',
  title: '陶艺工作坊：做一只自己的茶碗',
  cover: '/demo/covers/act-pottery.svg',
  date: { month: '12 月', day: '13' },
  time: '周日 10:00–16:30',
  place: '上海·西岸 土与火工作室',
  joined: 5,
  capacity: 12,
  price: 268,
  isPriority: true,
};

const states: Record<string, Partial<ActivityCardProps>> = {
  报名中: {},
  名额不多: { joined: 11 },
  已满: { joined: 12 },
  不限名额: { capacity: 0 },
  免费: { isFree: true },
  未开始: { plate: '未开始报名', joined: 0 },
  已截止: { isClosed: true, joined: 11, plate: '报名已截止' },
  已结束: { isEnded: true },
  已取消: { isCancelled: true },
  长标题: { title: '老城建筑漫步：从拱券、马头墙和一扇漏窗认识一座城，走完还有一杯热茶' },
  只有标题: {
    cover: null,
    date: undefined,
    time: undefined,
    place: undefined,
    joined: undefined,
    capacity: undefined,
    price: undefined,
  },
};

const Box = ({ width, children }: { width: string; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

const cells = (width: string) => ({
  ...Object.fromEntries(
    Object.entries(states).map(([state, props]) => [
      state,
      <Box key={state} width={width}>
        <ActivityCard {...activity} {...props} />
      </Box>,
    ]),
  ),
  加载: (
    <Box width={width}>
      <ActivityCardSkeleton />
    </Box>
  ),
});

/** Every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells('24rem') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('17.5rem') }]} />
      </div>
    </>
  ),
};
