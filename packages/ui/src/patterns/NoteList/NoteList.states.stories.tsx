import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NoteEditor, NoteList, type NoteItem } from './index.ts';

const meta = {
  title: 'NoteList/States',
  component: NoteList,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof NoteList>;
export default meta;

const written = { writtenAt: '5 分钟前', fullTime: '2026-11-20 09:55' };
const notes: NoteItem[] = [
  { id: 'a', clock: '01:23', text: '取出、过滤、收集 #推导式', ...written },
  { id: 'b', clock: '06:18', text: '第一行\n第二行', ...written },
  { id: 'c', clock: '1:02:05', href: '/', text: '别的课时里的笔记', ...written },
  { id: 'd', clock: '14:36', text: `${'很长的一段话，'.repeat(12)}${'x'.repeat(90)}`, ...written },
];
const editor = (
  <NoteEditor
    label="编辑笔记"
    value={'第一行\n第二行，改过'}
    clock="06:18"
    saveText="保存修改"
    onChange={fn()}
    onSave={fn()}
    onCancel={fn()}
  />
);
const handlers = { onEdit: fn(), onDelete: fn(), onSeek: fn() };

/** Every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <div style={{ display: 'grid', gap: '1rem', width: '46rem' }}>
        <NoteEditor value="" onChange={fn()} onSave={fn()} onCancel={fn()} />
        <NoteEditor
          label="写到一半"
          value="推导式做三件事"
          clock="01:23"
          onRetime={fn()}
          onChange={fn()}
          onSave={fn()}
          onCancel={fn()}
        />
        <NoteList notes={notes} label="桌面" editing={{ id: 'b', editor }} {...handlers} />
      </div>
      <div data-h5 style={{ display: 'grid', gap: '1rem', width: '21.4375rem' }}>
        <NoteEditor
          label="手机上写到一半"
          value="推导式做三件事"
          clock="01:23"
          onRetime={fn()}
          onChange={fn()}
          onSave={fn()}
          onCancel={fn()}
        />
        <NoteList notes={notes} label="手机" {...handlers} onSeek={undefined} />
      </div>
    </div>
  ),
};
