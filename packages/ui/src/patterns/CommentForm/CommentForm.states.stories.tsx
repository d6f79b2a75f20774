import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';

const meta = {
  title: 'CommentForm/States',
  component: CommentForm,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof CommentForm>;
export default meta;

const form = (label: string, props: Partial<CommentFormProps> = {}) => (
  <div style={{ width: '21.4375rem' }}>
    <CommentForm label={label} value="" onChange={fn()} onSubmit={fn()} {...props} />
  </div>
);

const cells = (site: string) => ({
  空: form(`${site}空`),
  有字: form(`${site}有字`, { value: '讲得很细，适合慢慢跟。', max: 140 }),
  过长: form(`${site}过长`, { value: '一直写'.repeat(50), max: 140 }),
  被拒: form(`${site}被拒`, { value: '好', max: 140, error: '已超出每日评论限制' }),
  提交中: form(`${site}提交中`, { value: '讲得很细。', max: 140, isSending: true }),
  回复: form(`${site}回复`, { onCancel: fn(), submitText: '回复', max: 140 }),
});

/** Every state, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells('桌面') }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells('手机') }]} />
      </div>
    </>
  ),
};
