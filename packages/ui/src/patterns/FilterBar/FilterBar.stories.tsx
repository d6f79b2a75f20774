import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FilterBar, type FilterOption } from './FilterBar.tsx';

const categories: FilterOption[] = [
  { value: 0, label: '全部' },
  {
    value: 1,
    label: '程序设计',
    children: [
      { value: 11, label: 'Python' },
      { value: 12, label: '前端' },
      { value: 13, label: '数据库' },
    ],
  },
  { value: 2, label: '人工智能' },
  { value: 3, label: '产品设计' },
  { value: 4, label: '商业财会' },
  { value: 5, label: '语言学习' },
];

/** One choice of several, in one row or two. */
const meta = {
  component: FilterBar,
  args: {
    label: '分类',
    options: categories,
    value: 2,
    hrefFor: (value) => `/courses?cid=${value}`,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '人工智能' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: '产品设计' })).toHaveAttribute(
      'href',
      '/courses?cid=3',
    );
  },
};

/** A choice with narrower ones opens the second row; both rows show what holds. */
export const TwoLevels: Story = {
  args: { value: 12 },
  play: async ({ canvas, step }) => {
    await step('the wider choice holds as well', async () => {
      await expect(canvas.getByRole('link', { name: '程序设计' })).toHaveAttribute('aria-current');
      await expect(canvas.getByRole('link', { name: '前端' })).toHaveAttribute('aria-current');
    });
    await step('the second row leads back to the whole of it', async () => {
      const second = canvas.getByRole('group', { name: '程序设计' });
      await expect(second.querySelector('a')).toHaveAttribute('href', '/courses?cid=1');
    });
  },
};

/** A choice that does not live in the address is made by buttons. */
export const Buttons: Story = {
  args: { label: '价格', hrefFor: undefined, onChoose: fn(), value: 'all' },
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FilterBar
        {...args}
        options={[
          { value: 'all', label: '不限' },
          { value: 'free', label: '免费' },
          { value: 'paid', label: '付费' },
        ]}
        value={value}
        onChoose={(next) => {
          setValue(next);
          args.onChoose?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '免费' }));
    await expect(args.onChoose).toHaveBeenCalledWith('free');
    await expect(canvas.getByRole('button', { name: '免费', pressed: true })).toBeVisible();
  },
};

/** On the mobile site the row scrolls sideways and brings the choice that holds into view. */
export const Mobile: Story = {
  args: { value: 5 },
  render: (args) => (
    <div data-h5 style={{ width: '23.4375rem' }}>
      <FilterBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: '语言学习' }).parentElement;
    await waitFor(() => expect(row?.scrollLeft).toBeGreaterThan(0));
  },
};
