import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid, type StateRow } from '../../testing/StateGrid.tsx';
import { CourseCard, courseCardVariants, type CourseCardProps } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

const meta = {
  title: 'CourseCard/States',
  component: CourseCard,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof CourseCard>;
export default meta;

const course: CourseCardProps = {
  href: '/courses/detail/1',
  title: '线性代数：空间、变换与直觉',
  cover: '/demo/covers/math.svg',
  meta: ['40 课时', '7,733 人学过'],
  price: 129,
  isPriority: true,
};

const states: Record<string, Partial<CourseCardProps>> = {
  价格: {},
  会员免费: { isVipFree: true, plate: '新课' },
  免费: { isFree: true },
  已购买: { isOwned: true },
  未学: { progress: 0 },
  学到一半: { progress: 40 },
  已学完: { progress: 100 },
  长标题: {
    title: 'Python 零基础：从第一行代码到小工具，整理照片、核对账单、自动发周报，边写边懂',
  },
  只有标题: { cover: null, meta: [], price: 0 },
};

const Box = ({ width, children }: { width: string; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

function rows(
  site: string,
  widths: Record<(typeof courseCardVariants)[number], string>,
): StateRow[] {
  return courseCardVariants.map((variant) => ({
    label: `${site} ${variant}`,
    cells: {
      ...Object.fromEntries(
        Object.entries(states).map(([state, props]) => [
          state,
          <Box key={state} width={widths[variant]}>
            <CourseCard {...course} {...props} variant={variant} />
          </Box>,
        ]),
      ),
      加载: (
        <Box width={widths[variant]}>
          <CourseCardSkeleton variant={variant} />
        </Box>
      ),
    },
  }));
}

/** Every state of both shapes, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={rows('桌面', { card: '17.625rem', row: '30rem' })} />
      <div data-h5>
        <StateGrid rows={rows('手机', { card: '10.375rem', row: '21.4375rem' })} />
      </div>
    </>
  ),
};
