import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Cover } from '../../components/Cover/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { NavBar } from './NavBar.tsx';

const page = css({ minHeight: '40rem', padding: '1rem' });

/** The bar at the top of a mobile page. */
const meta = {
  component: NavBar,
  args: { title: '线上课程', onBack: fn() },
  parameters: { isPage: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <NavBar {...args} />
      <main css={page}>往下滚动，标题栏留在顶上。</main>
    </>
  ),
} satisfies Meta<typeof NavBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Going back is the caller's: back in the history, or home when there is none. */
export const Back: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1, name: '线上课程' })).toBeVisible();
  },
};

/** A page that came up in front of another is closed. */
export const Closable: Story = {
  args: { title: '登录', isClosable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** One or two icon buttons at the end. */
export const WithAction: Story = {
  args: { title: '课程详情', rightSlot: <IconButton icon={Share2} label="分享" /> },
};

/** A page that begins with a picture: the bar takes no room of its own. */
export const OverPicture: Story = {
  args: {
    title: undefined,
    isOverPicture: true,
    rightSlot: <IconButton icon={Share2} label="分享" />,
  },
  render: (args) => (
    <>
      <NavBar {...args} />
      <main>
        <Cover src="/demo/covers/act-paddy.svg" />
      </main>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('main')?.getBoundingClientRect();
    await expect(picture?.top).toBe(0);
    await expect(canvas.getByRole('button', { name: '返回' })).toBeVisible();
  },
};
