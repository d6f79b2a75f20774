import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryApp } from '../../app/StoryApp.tsx';
import { table } from '../../app/routes.ts';

const SLOW = { timeout: 10_000 };
const viewport = (value: string) => ({ viewport: { value, isRotated: false } });
const at = (course: number | string, query = '') => ({
  initialPath: `/courses/video/${course}${query}`,
});

/** A lesson on the desktop site in its frame, served by the demo school. */
const meta = {
  title: 'CourseVideo',
  component: StoryApp,
  args: at(1, '?lesson=115'),
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: viewport('desktop'),
  beforeEach: () => table.preload('/courses/video/1'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The player with the lessons beside it and what belongs to the lesson below. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas, step, userEvent }) => {
    await step('the lesson', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^第 15 讲/ }, SLOW),
      ).toBeVisible();
      await expect(canvas.getByText(/^已学 \d+ \/ 48$/)).toBeVisible();
      await expect(await canvas.findByRole('link', { current: true })).toHaveTextContent(
        '正在播放',
      );
    });
    await step('the tabs', async () => {
      await expect(canvas.getByRole('tab', { name: /课时评论/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: /课程附件/ }));
      await expect(await canvas.findByText('list_comp.py', {}, SLOW)).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: '笔记' }));
      await expect(canvas.getByRole('tabpanel', { name: '笔记' })).toBeVisible();
    });
  },
};

/** At 1280 in the wide size. */
export const Theatre: Story = {
  globals: viewport('laptop'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '影院模式' }, SLOW);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without a lesson in the address the page opens the one that was watched last. */
export const LastLesson: Story = {
  args: at(1),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^第 15 讲/ }, SLOW),
    ).toBeVisible();
  },
};

/** A lesson that has to be bought. */
export const Locked: Story = {
  args: at(2, '?lesson=205'),
  play: async ({ canvas }) => {
    const player = within(await canvas.findByRole('region', { name: '播放器' }, SLOW));
    await expect(await player.findByText('购买后可观看', {}, SLOW)).toBeVisible();
    await expect(player.getByRole('link', { name: '购买课程 ￥299' })).toBeVisible();
  },
};

/** A lesson that may be tried says how long. */
export const Trial: Story = {
  args: at(2, '?lesson=201'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('试看 00:30', {}, SLOW)).toBeVisible();
  },
};

/** A lesson without media. */
export const NoAddress: Story = {
  args: at(8, '?lesson=823'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无播放地址', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText('该视频暂时无法播放，请稍后再试')).toBeVisible();
  },
};

/** A player of another site in a frame that can do little. */
export const Embedded: Story = {
  args: at(24, '?lesson=2407'),
  parameters: { scenario: 'loggedIn' },
};

/** A lesson that the course does not have. */
export const Gone: Story = {
  args: at(1, '?lesson=99999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('内容不存在或已下架', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回课程' })).toBeVisible();
  },
};

/** A course that has no lesson yet. */
export const NoLessons: Story = {
  args: at(26),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课程内容更新中', {}, SLOW)).toBeVisible();
  },
};
