import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { ChapterList, type Chapter } from './index.ts';

const meta = {
  title: 'ChapterList/States',
  component: ChapterList,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof ChapterList>;
export default meta;

const href = '/courses/video/1';

const chapters: Chapter[] = [
  {
    id: 3,
    title: '第三章　把数据装起来',
    meta: '7 课时 · 1 小时 52 分',
    lessons: [
      { id: 1, title: '列表：一排抽屉', duration: '15:20', progress: 100, href },
      { id: 2, title: '列表推导式', duration: '14:36', progress: 62, href },
      { id: 3, title: '字典', duration: '17:02', progress: 40, href },
      { id: 4, title: '集合与元组', duration: '12:30', progress: 0, href },
      { id: 5, title: '文件：读一行，写一行', duration: '19:08', isTrial: true, href },
      { id: 6, title: '练习：整理照片', duration: '21:44', lockReason: '购买后可观看' },
      {
        id: 7,
        title: '综合练习：把一年的账单按月份分好类，再画成一张看得懂的图',
        duration: '1:02:10',
        isTrial: true,
        lockReason: '登录后观看',
      },
    ],
  },
  { id: 4, title: '第四章　写一个真正能用的小工具', meta: '12 课时', lessons: [] },
];

const Box = ({ width, children }: { width: string; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
);

const cells = (width: string) => ({
  页面: (
    <Box width={width}>
      <ChapterList
        chapters={chapters}
        currentId={2}
        defaultClosedIds={[4]}
        summary="共 2 章 19 课时"
      />
    </Box>
  ),
  播放器: (
    <Box width="22rem">
      <ChapterList variant="panel" chapters={chapters} currentId={2} defaultClosedIds={[4]} />
    </Box>
  ),
  没有章节: (
    <Box width={width}>
      <ChapterList chapters={[{ id: 0, lessons: chapters[0]?.lessons.slice(0, 3) ?? [] }]} />
    </Box>
  ),
  空: (
    <Box width={width}>
      <ChapterList chapters={[]} />
    </Box>
  ),
});

/** Every state of a lesson in every place, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells('48rem') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('21.4375rem') }]} />
      </div>
    </>
  ),
};
