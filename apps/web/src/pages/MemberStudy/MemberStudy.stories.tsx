import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { studyStories } from '@qinghe/features/testing/studyStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's courses in the member area of the desktop site. */
const meta = {
  title: 'Member study',
  component: StoryApp,
  args: at('/member/study'),
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: inWindow('laptop'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bought courses. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.member-study'],
  args: at('/member/study?tab=bought'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '我的学习' }, SLOW),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: /^交互设计的七个判断/ }, SLOW),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '学习进度' })).toHaveAttribute(
      'href',
      '/member/study?tab=bought&sort=progress',
    );
  },
};

/** No course yet. */
export const Empty: Story = { ...studyStories.empty, args: at('/member/study') };

/** The list cannot be loaded. */
export const Error: Story = { ...studyStories.error, args: at('/member/study') };

/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = { ...studyStories.loading, args: at('/member/study') };

/** Titles far longer than usual. */
export const LongText: Story = { ...studyStories.longText, args: at('/member/study') };

/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;
