import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Search } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Input } from '../../components/Input/index.ts';
import { Header, HeaderAction } from './index.ts';

const page = css({ minHeight: '60rem', padding: '2rem' });

const items = [
  { id: 1, name: '首页', href: '/', isCurrent: true },
  {
    id: 2,
    name: '线上课程',
    href: '/courses',
    children: [
      { id: 21, name: '程序设计', href: '/courses?cid=1' },
      { id: 22, name: '人工智能', href: '/courses?cid=2' },
      { id: 23, name: '学堂博客', href: 'https://blog.qinghe.example', isNewWindow: true },
    ],
  },
  { id: 3, name: '线下课程', href: '/activates' },
  { id: 4, name: '关于我们', href: '/about' },
];

/** The head of every desktop page. */
const meta = {
  component: Header,
  args: {
    items,
    searchSlot: null,
    actionsSlot: (
      <>
        <HeaderAction href="/study-center" icon={<Icon as={BookOpen} size={18} />}>
          我的课程
        </HeaderAction>
        <HeaderAction>登录</HeaderAction>
        <Button size="sm">注册</Button>
      </>
    ),
  },
  parameters: { isPage: true },
  render: (args) => (
    <>
      <Header {...args} />
      <main css={page}>往下滚动，页头留在顶上。</main>
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** An entry with children opens by pointer or ↓, closes by Esc, and stays a link itself. */
export const Dropdown: Story = {
  tags: ['spec:2.nav.children'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '线上课程的子菜单' });
    await step('the entry is a link', async () => {
      await expect(canvas.getByRole('link', { name: '线上课程' })).toHaveAttribute(
        'href',
        '/courses',
      );
      await expect(canvas.queryByRole('link', { name: '人工智能' })).toBeNull();
    });
    await step('↓ opens the children and goes to the first', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('link', { name: '程序设计' })).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Esc closes them and goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await expect(canvas.queryByRole('link', { name: '程序设计' })).toBeNull();
    });
    await step('Enter opens them too', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: '程序设计' })).toBeVisible();
    });
    await step('leaving closes them', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('the pointer opens them', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: '线上课程' }));
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    });
  },
};

/** A press on what the pointer has opened leaves it open; the next one closes it. */
export const PressedAfterHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '线上课程的子菜单' });
    await step('the pointer opens the children', async () => {
      await userEvent.hover(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    });
    await step('the first press keeps them open', async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole('link', { name: '程序设计' })).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('the second one closes them', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a key closes what the pointer has opened', async () => {
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

/** What is scrolled beneath it is blurred, which is costly to draw; at the top of a page, where nothing is, it is not. */
export const Scrolled: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const glass = canvas.getByRole('banner').firstElementChild;
    const scrollTo = (top: number, filter: string) =>
      waitFor(() => {
        window.scrollTo({ top, behavior: 'instant' });
        return expect(glass).toHaveStyle({ backdropFilter: filter });
      });
    await step('at the top nothing is', () => scrollTo(0, 'saturate(1.4)'));
    await step('what is beneath is', () => scrollTo(100, 'saturate(1.4) blur(16px)'));
    await step('back at the top nothing is', () => scrollTo(0, 'saturate(1.4)'));
  },
};

/** Below 1024 px the navigation is in a sheet. */
export const Narrow: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开菜单' }));
    const menu = within(await screen.findByRole('dialog', { name: '菜单' }, { timeout: 10_000 }));
    await expect(menu.getByRole('link', { name: '线下课程' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开菜单' })).toHaveFocus());
  },
};

/** A school with a name and no picture of its own. */
export const OwnName: Story = {
  args: { schoolName: '稻香书院' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '稻香书院 首页' })).toBeVisible();
  },
};

/** With a search box. */
export const WithSearch: Story = {
  args: {
    searchSlot: (
      <Input
        size="sm"
        type="search"
        icon={Search}
        aria-label="搜索"
        placeholder="搜索课程、课时、活动、老师"
      />
    ),
  },
};
