import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

/** Links to the pages of a list. */
const meta = {
  component: Pagination,
  args: { page: 4, pageCount: 18, hrefFor: (page) => `/courses?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the current page says so', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('4');
    });
    await step('every page has its address', async () => {
      await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute(
        'href',
        '/courses?page=5',
      );
      await expect(canvas.getByRole('link', { name: '第 18 页' })).toHaveAttribute(
        'href',
        '/courses?page=18',
      );
    });
  },
};

/** At an end there is no step further. */
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '上一页' })).toBeNull();
  },
};

/** One page needs no pagination. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
