import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeader } from './SectionHeader.tsx';

/** The heading of a section of a page. */
const meta = {
  component: SectionHeader,
  args: { title: '编辑部精选', subtitle: '这个季度，我们最想推荐给你的五门课', href: '/courses' },
} satisfies Meta<typeof SectionHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('编辑部精选');
    await expect(canvas.getByRole('link', { name: '查看全部 编辑部精选' })).toHaveAttribute(
      'href',
      '/courses',
    );
  },
};

/** A section that shows everything there is has no link. */
export const NoLink: Story = { args: { title: '跟着谁学', href: undefined } };

/** On the mobile site the heading is smaller and the link quieter. */
export const Mobile: Story = {
  args: { subtitle: undefined, linkText: '全部' },
  render: (args) => (
    <div data-h5 style={{ width: '21.4375rem' }}>
      <SectionHeader {...args} />
    </div>
  ),
};
