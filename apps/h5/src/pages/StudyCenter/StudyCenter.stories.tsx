import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { payloadsOf } from '@qinghe/features/testing/calls';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { pulledDown } from '@qinghe/features/testing/pullStory';
import { studyStories } from '@qinghe/features/testing/studyStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The study centre of the mobile site, for members. */
const meta = {
  title: 'Study centre',
  component: StoryApp,
  args: at('/study-center'),
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: inWindow('phone'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the member learns. */
export const Default: Story = {
  ...studyStories.learning,
  tags: ['vrt', 'spec:1.member.study', 'spec:2.route.study-center'],
};
/** In the dark theme. */
export const Dark: Story = {
  ...studyStories.learning,
  globals: { ...inWindow('phone'), theme: 'dark' },
};
/** A row goes on with its course, so that four of them are on the first screen. */
export const RowIsTheAction: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^Python 零基础/ }, SLOW);
    await expect(row).toHaveAttribute('href', '/courses/video/1?lesson=115');
    await expect(canvas.queryByRole('link', { name: /^(继续|重新)学习：/ })).toBeNull();
    const lessons = canvas.getByRole('button', { name: /^课时进度：Python 零基础/ });
    await expect(lessons.offsetHeight).toBeGreaterThanOrEqual(44);
    const bar = canvas.getByRole('navigation', { name: '底部导航' }).getBoundingClientRect();
    const rows = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    const seen = rows.filter((item) => item.getBoundingClientRect().bottom <= bar.top);
    await expect(seen.length).toBeGreaterThanOrEqual(4);
  },
};
/** Finished courses are folded at the end. */
export const Folded: Story = studyStories.folded;
/** Order and part of the list are in the address. */
export const Arranged: Story = studyStories.arranged;
/** How far the member is with every lesson. */
export const LessonProgress: Story = studyStories.lessons;
/** The lists; which one shows is in the address. */
export const Lists: Story = {
  ...studyStories.lists,
  tags: ['spec:7.call.member-courses', 'spec:7.call.member-courses-like'],
};
/** Liked activities, one of them cancelled. */
export const Activities: Story = {
  ...studyStories.activities,
  tags: ['vrt', 'spec:7.call.member-activates-like'],
};
/** No course yet. */
export const Empty: Story = { ...studyStories.empty, tags: ['vrt'] };
/** A part of the list without a course. */
export const FilteredEmpty: Story = { ...studyStories.filteredEmpty, tags: ['vrt'] };
/** The list cannot be loaded. */
export const Error: Story = { ...studyStories.error, tags: ['vrt'] };
/** The network is gone; another try brings the list. */
export const Offline: Story = studyStories.offline;
/** The course to go on with is refused on another tab: that is said; 重试 brings it. */
export const ContinueRefused: Story = {
  ...studyStories.continueRefused,
  tags: ['spec:1.member.study'],
};
/** While the answers are on their way, skeletons keep the places. */
export const Loading: Story = studyStories.loading;

/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;

/** The same lists below the member's own page. */
export const InMemberArea: Story = {
  tags: ['vrt'],
  args: at('/member/study?tab=bought'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '我的学习' }, SLOW),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: /^交互设计的七个判断/ }, SLOW),
    ).toBeVisible();
    // The course to go on with is not on this page.
    await expect(payloadsOf('GET /api/v3/member/courses/learned')).toEqual([]);
  },
};

/** The list is pulled down: what shows is asked for again. */
export const PullDown: Story = pulledDown('列表推导式', '*/api/v3/member/courses/learned');
/** The course to go on with is asked for again too, whatever list shows. */
export const PullDownBought: Story = {
  ...pulledDown('交互设计的七个判断', '*/api/v3/member/courses', '*/api/v3/member/courses/learned'),
  args: at('/study-center?tab=bought'),
};

/** One course. */
export const OneItem: Story = studyStories.oneItem;
/** Titles far longer than usual. */
export const LongText: Story = studyStories.longText;
/** A member without a mobile has to bind one first. */
export const Gated: Story = { ...guardStories.gated, tags: ['spec:6.gate.mobile'] };
