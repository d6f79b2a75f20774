import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryApp } from '../../apps/web/src/app/StoryApp.tsx';
import { table } from '../../apps/web/src/app/routes.ts';

const SLOW = { timeout: 10_000 };
const REDUCED = '(prefers-reduced-motion: reduce)';
const root = document.documentElement;
const rootStyle = (property: string) => getComputedStyle(root).getPropertyValue(property);
const rootSize = () => Number.parseFloat(rootStyle('font-size'));

/** Each menu of the toolbar at work in the desktop site. The scenario of these stories is `visitor`. */
const meta = {
  title: 'Toolbars',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { initialPath: '/about' },
  parameters: { isPage: true, scenario: 'visitor' },
  beforeEach: ({ args }) => table.preload(args.initialPath),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dark theme. */
export const Theme: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(root.dataset).toHaveProperty('theme', 'dark');
    await expect(rootStyle('color-scheme')).toContain('dark');
  },
};

/** The narrowest window. */
export const Viewport: Story = {
  globals: { viewport: { value: 'phoneSmall', isRotated: false } },
  play: async () => {
    await expect(window.innerWidth).toBe(320);
  },
};

/** A reader whose browser has twice the usual text size. */
export const TextSize: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rootSize()).toBeGreaterThanOrEqual(30));
    const heading = await canvas.findByRole('heading', { level: 1 }, SLOW);
    await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThan(40);
    // What has no room for so large a text has moved into the menu, though the window is wide.
    await expect(canvas.getByRole('button', { name: '打开菜单' })).toBeVisible();
  },
};

/** The usual text size, whatever the story before had. */
export const UsualTextSize: Story = {
  play: async () => {
    await waitFor(() => expect(rootSize()).toBeLessThanOrEqual(18));
  },
};

/** Full motion, also on a system that asks for less. */
export const FullMotion: Story = {
  globals: { motion: 'full' },
  play: async () => {
    await expect(window.matchMedia(REDUCED).matches).toBe(false);
    await expect(rootStyle('--dur-base')).not.toBe('1ms');
  },
};

/** Less motion, also on a system that does not ask for it. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
  play: async () => {
    await expect(window.matchMedia(REDUCED).matches).toBe(true);
    await expect(rootStyle('--dur-base')).toBe('1ms');
  },
};

/** A member where the story has a visitor. */
export const LoginState: Story = {
  args: { initialPath: '/study-center' },
  globals: { login: 'ordinary' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '学习中心' }, SLOW);
    await expect(await canvas.findByRole('button', { name: '叶小满的菜单' }, SLOW)).toBeVisible();
  },
};

/** A switch off. */
export const FeatureSwitches: Story = {
  args: { initialPath: '/vip' },
  globals: { features: 'vip' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '该功能暂未开放' }, SLOW),
    ).toBeVisible();
  },
};

/** A server in trouble. */
export const Network: Story = {
  args: { initialPath: '/courses' },
  globals: { network: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
  },
};

/** Another scenario than the story's. */
export const Scenario: Story = {
  args: { initialPath: '/courses' },
  globals: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无课程', {}, SLOW)).toBeVisible();
  },
};
