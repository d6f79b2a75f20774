import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'SectionHeader/States',
  component: SectionHeader,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof SectionHeader>;
export default meta;

const Box = ({ width, children }: { width: string; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

const cells = (width: string) => ({
  全部: (
    <Box width={width}>
      <SectionHeader title="新课上架" subtitle="十一月，新一批老师开讲" href="/courses" />
    </Box>
  ),
  无副标题: (
    <Box width={width}>
      <SectionHeader title="周末，线下见" href="/activates" linkText="全部活动" />
    </Box>
  ),
  无链接: (
    <Box width={width}>
      <SectionHeader title="跟着谁学" subtitle="我们只请讲得清楚的人" />
    </Box>
  ),
  长标题: (
    <Box width={width}>
      <SectionHeader title="先免费听完一整门课，再决定要不要往下学" href="/courses" />
    </Box>
  ),
});

/** With and without subtitle and link, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells('36rem') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('21.4375rem') }]} />
      </div>
    </>
  ),
};
