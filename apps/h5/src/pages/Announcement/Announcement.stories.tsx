import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { announcementStories } from '@qinghe/features/testing/announcementStories';
import { expectCall } from '@qinghe/features/testing/calls';
import { refusedPart, SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Announcements on the mobile site. */
const meta = {
  title: 'Announcement',
  component: StoryApp,
  args: { initialPath: '/announcement' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without an id the list shows, the newest first. */
export const Default: Story = {
  tags: [
    'vrt',
    'spec:2.route.announcement',
    'spec:1.visitor.announcements',
    'spec:7.call.announcements',
  ],
  play: async ({ canvas }) => {
    const newest = await canvas.findByRole('link', { name: /冬季学期开课安排/ }, SLOW);
    await expect(newest).toHaveAttribute('href', '/announcement?id=8');
    await expect(canvas.getByText('2 小时前')).toHaveAttribute('title', '2026-11-20 08:00');
    await expect(canvas.getByRole('heading', { level: 1, name: '学堂公告' })).toBeVisible();
    await expectCall('GET /api/v2/announcements');
  },
};

/** One announcement by its id, with code and formulas. */
export const Article: Story = {
  tags: ['vrt', 'spec:7.call.announcement', 'spec:9.code', 'spec:9.maths'],
  args: { initialPath: '/announcement?id=2' },
  play: async ({ canvas, canvasElement }) => {
    const name = '推导过程怎么看：公式与代码的显示说明';
    await canvas.findByRole('heading', { level: 1, name }, SLOW);
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull(), SLOW);
    await waitFor(() => expect(canvasElement.querySelector('pre code span')).not.toBeNull(), SLOW);
    await expectCall('GET /api/v2/announcement/2', {});
  },
};

/** The school has announced nothing. */
export const Empty: Story = announcementStories.empty;
/** The announcement was deleted. */
export const Gone: Story = announcementStories.gone;
/** The announcements cannot be loaded. */
export const Error: Story = announcementStories.error;

/** The announcements are on their way. */
export const Loading: Story = announcementStories.loading;
/** One announcement is there, the list of the others is refused: that is said; 重试 brings it. */
export const OthersRefused: Story = {
  args: { initialPath: '/announcement?id=2' },
  ...refusedPart('*/api/v2/announcements', '历史公告加载失败，重试', (canvas) =>
    canvas.findByRole('heading', { name: '历史公告' }, SLOW),
  ),
};

/** The school has one announcement. */
export const OneItem: Story = announcementStories.oneItem;
/** A title, a word and a line of code that do not end. */
export const LongText: Story = announcementStories.longText;
