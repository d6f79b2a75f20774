import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

/** The way from the home page to this page. */
const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { label: '首页', href: '/' },
      { label: '线上课程', href: '/courses' },
      { label: '程序设计', href: '/courses?cid=1' },
      { label: 'Python 零基础：从第一行代码到小工具' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText(/Python/)).toHaveAttribute('aria-current', 'page');
  },
};

/** A long last step is cut, the way back stays whole. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
