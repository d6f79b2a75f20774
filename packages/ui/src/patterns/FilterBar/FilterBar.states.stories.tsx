import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const meta = {
  title: 'FilterBar/States',
  component: FilterBar,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof FilterBar>;
export default meta;

const bar: FilterBarProps = {
  label: '分类',
  value: 0,
  hrefFor: (value) => `/courses?cid=${value}`,
  options: [
    { value: 0, label: '全部' },
    {
      value: 1,
      label: '程序设计',
      children: [
        { value: 11, label: 'Python' },
        { value: 12, label: '前端' },
      ],
    },
    { value: 2, label: '人工智能' },
    { value: 3, label: '产品设计' },
    { value: 4, label: '商业财会' },
    { value: 5, label: '语言学习' },
    { value: 6, label: '人文历史' },
  ],
};

const Box = ({ width, children }: { width: string; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

const cells = (width: string) =>
  Object.fromEntries(
    Object.entries({ 全部: 0, 有二级: 1, 选中二级: 12 }).map(([state, value]) => [
      state,
      <Box key={state} width={width}>
        <FilterBar {...bar} value={value} />
      </Box>,
    ]),
  );

/** One row and two, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid
        rows={[
          { label: '桌面', cells: cells('48rem') },
          { label: '窄', cells: cells('24rem') },
        ]}
      />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('23.4375rem') }]} />
      </div>
    </>
  ),
};
