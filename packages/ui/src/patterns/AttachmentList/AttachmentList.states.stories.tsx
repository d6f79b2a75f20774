import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AttachmentList } from './AttachmentList.tsx';

const meta = {
  title: 'AttachmentList/States',
  component: AttachmentList,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof AttachmentList>;
export default meta;

const files = [
  { id: 1, name: '第 15 讲练习.pdf', size: '1.2 MB' },
  { id: 2, name: `${'很长的文件名'.repeat(10)}_final_final_v2.pptx`, size: '128 MB' },
  { id: 3, name: '没有大小的文件.txt' },
];

/** Every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <div style={{ width: '40rem' }}>
        <AttachmentList files={files} note="请购买课程后下载" label="桌面" />
      </div>
      <div data-h5 style={{ width: '21.4375rem' }}>
        <AttachmentList files={files} label="手机" onDownload={fn()} busyId={2} />
      </div>
    </div>
  ),
};
