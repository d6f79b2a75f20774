import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '../SearchBox/index.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

interface DemoProps {
  onSearch: (keywords: string) => void;
}

const TITLES = ['线性代数：空间、变换与直觉', '用数学直觉看懂统计', 'C++ 从零到一'];

function Demo({ onSearch }: DemoProps) {
  const [history, setHistory] = useState(['宋史', '数学', 'c++ (a|b)']);
  return (
    <div style={{ display: 'flex', width: '22rem', minHeight: '20rem', alignItems: 'flex-start' }}>
      <SearchBox
        onSearch={onSearch}
        renderPopup={(popup) => (
          <SearchSuggestions
            {...popup}
            history={history}
            suggestions={TITLES.filter((title) => title.includes(popup.text.trim()))}
            onForget={(text) => setHistory((rows) => rows.filter((row) => row !== text))}
            onForgetAll={() => setHistory([])}
          />
        )}
      />
    </div>
  );
}

/** What a search field offers below it. */
const meta = { component: Demo, args: { onSearch: fn() } } satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Focus shows earlier searches; typing shows keywords that continue the text. */
export const Playground: Story = {};

/** The whole of it by keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: '搜索' });
    await step('focus opens the history', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getAllByRole('row')).toHaveLength(3);
    });
    await step('arrows go round by the field', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const first = canvas.getByRole('row', { selected: true });
      await expect(first).toHaveTextContent('宋史');
      await expect(field).toHaveAttribute('aria-activedescendant', first.id);
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('c++ (a|b)');
    });
    await step('Delete forgets the row', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(canvas.queryByText('c++ (a|b)')).toBeNull();
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('数学');
    });
    await step('typing offers what continues the text, Enter takes it', async () => {
      await userEvent.type(field, '直觉');
      await expect(canvas.getByRole('grid', { name: '搜索建议' })).toBeVisible();
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('用数学直觉看懂统计');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Escape closes, ArrowDown opens', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

/** By pointer: one is forgotten, all are forgotten, and the focus stays in the field. */
export const Pointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: '删除「数学」' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '宋史' }));
    await expect(args.onSearch).toHaveBeenCalledWith('宋史');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
