import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

/** The search field of both sites. */
const meta = {
  component: SearchBox,
  args: { onSearch: fn(), onEmpty: fn(), onType: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Enter searches for the trimmed keywords. */
export const Searching: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索' });
    await step('Enter searches', async () => {
      await userEvent.type(field, ' Python {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('Python');
    });
    await step('the cross empties the field and leaves the focus in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '清空' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('an empty search is told, not made', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onEmpty).toHaveBeenCalledOnce();
      await expect(args.onSearch).toHaveBeenCalledOnce();
    });
  },
};

/** The Enter that confirms the characters of an input method does not search. */
export const InputMethod: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox', { name: '搜索' });
    await step('nothing happens while characters are being composed', async () => {
      await fireEvent.compositionStart(field);
      await fireEvent.input(field, { target: { value: 'she ying' } });
      await expect(await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
      if (field.form) await fireEvent.submit(field.form);
      await expect(args.onSearch).not.toHaveBeenCalled();
      await expect(args.onType).not.toHaveBeenCalled();
    });
    await step('the next Enter searches for the characters', async () => {
      await fireEvent.input(field, { target: { value: '摄影' } });
      await fireEvent.compositionEnd(field);
      await expect(args.onType).toHaveBeenCalledWith('摄影');
      await userEvent.type(field, '{Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('摄影');
    });
  },
};
