import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NoteEditor, NoteList } from './index.ts';

const notes = [
  {
    id: 'a',
    clock: '01:23',
    text: '推导式做三件事：取出、过滤、收集 #推导式',
    writtenAt: '5 分钟前',
    fullTime: '2026-11-20 09:55',
  },
  {
    id: 'b',
    clock: '06:18',
    text: '超过两层循环就老实写 for。\n回头试试把照片按月份分组。',
    writtenAt: '刚刚',
    fullTime: '2026-11-20 10:00',
  },
];

/** Notes with the second that each belongs to. */
const meta = {
  component: NoteList,
  args: { notes, label: '本课时笔记', onSeek: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof NoteList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '跳到 01:23' }));
    await expect(args.onSeek).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: '编辑 06:18 的笔记' }));
    await expect(args.onEdit).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: '删除 06:18 的笔记' }));
    await expect(args.onDelete).toHaveBeenCalledWith('b');
  },
};

/** A note of another lesson is a link; where dragging is banned the second is only told. */
export const OtherLesson: Story = {
  args: {
    onSeek: undefined,
    notes: notes.map((note, index) =>
      index === 0 ? { ...note, href: '/courses/video/1?lesson=14&t=83' } : note,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '打开课时并跳到 01:23' })).toHaveAttribute(
      'href',
      '/courses/video/1?lesson=14&t=83',
    );
    await expect(canvas.queryByRole('button', { name: /跳到/ })).not.toBeInTheDocument();
  },
};

const handleSave = fn();

/** Buttons come with the first character; Ctrl Enter saves, Esc gives up. */
export const Editor: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState('');
    return (
      <NoteEditor
        value={value}
        onChange={setValue}
        onSave={() => handleSave(value)}
        onCancel={() => setValue('')}
        onRetime={fn()}
        clock="01:23"
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    handleSave.mockClear();
    const field = canvas.getByRole('textbox', { name: '写笔记' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await step('blanks are no note', async () => {
      await userEvent.type(field, ' ');
      await expect(canvas.getByRole('button', { name: '保存笔记' })).toBeDisabled();
    });
    await step('Ctrl Enter saves', async () => {
      await userEvent.type(field, '取出、过滤{Control>}{Enter}{/Control}');
      await expect(handleSave).toHaveBeenCalledWith(' 取出、过滤');
    });
    await step('Esc gives up', async () => {
      await userEvent.type(field, '{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};
