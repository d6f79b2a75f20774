import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { defaultConfigFunc, replaceConfigFunc } from '@qinghe/hooks/stores/system';
import { SchoolContent } from './SchoolContent.tsx';

/** What a school writes, with links to pages of all kinds. */
const meta = {
  component: SchoolContent,
  args: {
    html: `<p>本周六有<a href="/live/detail/7">直播答疑</a>，会员可看<a href="/vip">权益说明</a>，
其余内容见<a href="/courses/detail/3">《线性代数》</a>和<a href="https://example.com/live">老师的博客</a>。</p>`,
  },
} satisfies Meta<typeof SchoolContent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Links of the content, by the switches as they are. */
export const Playground: Story = {};

/** What is off is not linked, and linked again once it is on. */
export const Switches: Story = {
  tags: ['spec:1.modules'],
  play: async ({ canvas, step }) => {
    const links = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await step('by default', async () => {
      await expect(await canvas.findByText('直播答疑')).toBeVisible();
      await expect(links()).toEqual(['权益说明', '《线性代数》', '老师的博客']);
    });
    await step('live on, vip off', async () => {
      replaceConfigFunc({ ...defaultConfigFunc, live: true, vip: false });
      await waitFor(() => expect(links()).toEqual(['直播答疑', '《线性代数》', '老师的博客']));
      await expect(canvas.getByText('权益说明')).toBeVisible();
    });
  },
};
