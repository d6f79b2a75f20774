import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { defaultConfigFunc, replaceConfigFunc, setAliasOf } from '@qinghe/hooks/stores/system';
import { aliasOf } from '@qinghe/hooks/url';
import { SchoolContent } from './SchoolContent.tsx';

const Here = () => <p>当前页面：{useLocation().pathname}</p>;

/** What a school writes, with links to pages of all kinds. */
const meta = {
  component: SchoolContent,
  args: {
    html: `<p>本周六有<a href="/live/detail/7">直播答疑</a>，会员可看<a href="/vip">权益说明</a>，
其余内容见<a href="/courses/detail/3">《线性代数》</a>和<a href="https://example.com/live">老师的博客</a>。</p>`,
  },
  render: (args) => (
    <MemoryRouter initialEntries={['/announcement']}>
      <Here />
      <SchoolContent {...args} />
    </MemoryRouter>
  ),
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

/** A link to a page of this site is followed in place, one to another site in a new window. */
export const Followed: Story = {
  play: async ({ abortSignal, canvas, canvasElement, userEvent, step }) => {
    const link = await canvas.findByRole('link', { name: '《线性代数》' });
    const stay = (event: Event) => event.preventDefault();
    const once = { once: true, signal: abortSignal };
    await step('with Ctrl the browser does what it does', async () => {
      window.addEventListener('click', stay, once);
      await fireEvent.click(link, { ctrlKey: true });
      await expect(canvas.getByText('当前页面：/announcement')).toBeVisible();
    });
    await step('a plain press', async () => {
      await userEvent.click(link);
      await expect(await canvas.findByText('当前页面：/courses/detail/3')).toBeVisible();
    });
    await step('another site', async () => {
      canvasElement.addEventListener('click', stay, once);
      await userEvent.click(canvas.getByRole('link', { name: /^老师的博客/ }));
      await expect(canvas.getByText('当前页面：/courses/detail/3')).toBeVisible();
    });
  },
};

/** Old addresses show, and lead to, their pages here; one whose module is off is not linked. */
export const OldAddresses: Story = {
  args: {
    html: `<p>先看<a href="/course/3?msv=9">《线性代数》</a>，再看<a href="/role">会员权益</a>，
最后看<a href="https://example.com/course/3">老师的博客</a>。</p>`,
  },
  beforeEach: () => setAliasOf((address) => aliasOf(address, 'desktop')),
  play: async ({ canvas, userEvent, step }) => {
    const link = await canvas.findByRole('link', { name: '《线性代数》' });
    await step('what shows', async () => {
      await expect(link).toHaveAttribute('href', '/courses/detail/3?msv=9');
      await expect(canvas.getByRole('link', { name: '会员权益' })).toHaveAttribute('href', '/vip');
      await expect(canvas.getByRole('link', { name: /^老师的博客/ })).toHaveAttribute(
        'href',
        'https://example.com/course/3',
      );
    });
    await step('a press', async () => {
      await userEvent.click(link);
      await expect(await canvas.findByText('当前页面：/courses/detail/3')).toBeVisible();
    });
    await step('without memberships', async () => {
      replaceConfigFunc({ ...defaultConfigFunc, vip: false });
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: '会员权益' })).not.toBeInTheDocument(),
      );
      await expect(canvas.getByText('会员权益')).toBeVisible();
    });
  },
};
