import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { announcementStories } from '@qinghe/features/testing/announcementStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { expectCall } from '@qinghe/features/testing/calls';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Announcements on the desktop site. */
const meta = {
  title: 'Announcement',
  component: StoryApp,
  args: { initialPath: '/announcement' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without an id the newest announcement shows beside the list. */
export const Default: Story = {
  tags: [
    'vrt',
    'spec:1.visitor.announcements',
    'spec:2.route.announcement',
    'spec:7.call.announcements',
    'spec:9.time.relative',
    'spec:9.time.full',
  ],
  play: async ({ canvas }) => {
    const title = '冬季学期开课安排与会员赠送说明';
    await canvas.findByRole('heading', { level: 2, name: title }, SLOW);
    await canvas.findByRole('heading', { level: 3, name: '开课时间' }, SLOW);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const history = within(canvas.getByRole('navigation', { name: '历史公告' }));
    await expect(await history.findByRole('link', { current: 'page' }, SLOW)).toHaveTextContent(
      title,
    );
    await expect(history.getByText('2 小时前')).toHaveAttribute('title', '2026-11-20 08:00');
    await expectCall('GET /api/v2/announcements');
  },
};

/** One announcement by its id, with code and formulas. */
export const Article: Story = {
  tags: ['vrt', 'spec:7.call.announcement', 'spec:9.code', 'spec:9.maths'],
  args: { initialPath: '/announcement?id=2' },
  play: async ({ canvas, canvasElement }) => {
    const name = '推导过程怎么看：公式与代码的显示说明';
    await canvas.findByRole('heading', { level: 2, name }, SLOW);
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
/** The school has one announcement. */
export const OneItem: Story = announcementStories.oneItem;
/** A title, a word and a line of code that do not end. */
export const LongText: Story = announcementStories.longText;
