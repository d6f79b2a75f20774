import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttachmentList } from './AttachmentList.tsx';

/** The files that come with something. */
const meta = {
  component: AttachmentList,
  args: {
    note: '请购买课程后下载',
    files: [
      { id: 1, name: '第 15 讲练习.pdf', size: '1.2 MB' },
      { id: 2, name: 'list_comp.py', size: '3 KB' },
      { id: 3, name: '全部源代码.zip', size: '471 KB' },
    ],
  },
} satisfies Meta<typeof AttachmentList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('请购买课程后下载')).toBeVisible();
  },
};

/** Who may have the files gets buttons. */
export const Downloads: Story = {
  args: { note: undefined, onDownload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 list_comp.py' }));
    await expect(args.onDownload).toHaveBeenCalledWith(2);
  },
};

/** Without a note the list stands alone. */
export const NoNote: Story = {
  args: { note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '课程附件' })).toBeVisible();
    await expect(canvas.queryByText('请购买课程后下载')).toBeNull();
  },
};
