import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { TeacherCard } from './TeacherCard.tsx';
import { TeacherCardSkeleton } from './TeacherCardSkeleton.tsx';

const meta = {
  title: 'TeacherCard/States',
  component: TeacherCard,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof TeacherCard>;
export default meta;

const Box = ({ width, children }: { width: string; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

const cells = (width: string) => ({
  全部: (
    <Box width={width}>
      <TeacherCard
        name="顾怀远"
        portrait="/demo/avatars/gu.svg"
        jobTitle="历史与数学通识"
        quote="慢慢读，读懂一页是一页。"
        href="/search?keywords=顾怀远"
      />
    </Box>
  ),
  长文字: (
    <Box width={width}>
      <TeacherCard
        name="何晚晴"
        portrait="/demo/avatars/he.svg"
        jobTitle="交互设计讲师、独立设计师、三本设计入门书的作者"
        quote="好的界面，让人忘记它在。做久了才知道，难的不是加上去，而是一样一样拿走，还让人觉得什么都不缺。"
      />
    </Box>
  ),
  没有照片: (
    <Box width={width}>
      <TeacherCard name="魏时" jobTitle="科普讲师" />
    </Box>
  ),
  加载: (
    <Box width={width}>
      <TeacherCardSkeleton />
    </Box>
  ),
});

/** Every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells('17.625rem') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('10.375rem') }]} />
      </div>
    </>
  ),
};
