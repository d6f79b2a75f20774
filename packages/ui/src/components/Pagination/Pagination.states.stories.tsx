import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Pagination/States',
  component: Pagination,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Pagination>;
export default meta;

/** First, middle and last pages of short and long lists. */
export const AllStates: StoryObj = {
  render: () => (
    <StateGrid
      rows={[2, 6, 18, 240].map((pageCount) => ({
        label: `${pageCount} 页`,
        cells: Object.fromEntries(
          [1, Math.ceil(pageCount / 2), pageCount].map((page) => [
            `第 ${page} 页`,
            <Pagination
              key={page}
              label={`${pageCount} 页的第 ${page} 页`}
              page={page}
              pageCount={pageCount}
              hrefFor={(target) => `/courses?page=${target}`}
            />,
          ]),
        ),
      }))}
    />
  ),
};
