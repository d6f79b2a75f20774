import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { studyStories } from '@qinghe/features/testing/studyStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The study centre of the desktop site, for members. */
const meta = {
  title: 'Study centre',
  component: StoryApp,
  args: at('/study-center'),
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: inWindow('laptop'),
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
  globals: { ...inWindow('laptop'), theme: 'dark' },
};
/** The way on comes first in a card, at its edge; 课时进度 is the lesser one. */
export const MainActionFirst: Story = {
  play: async ({ canvas }) => {
    const go = await canvas.findByRole('link', { name: /^继续学习：Python 零基础/ }, SLOW);
    await expect(go).toHaveAttribute('href', '/courses/video/1?lesson=115');
    const lessons = canvas.getByRole('button', { name: /^课时进度：Python 零基础/ });
    const title = canvas.getByRole('heading', { name: /^Python 零基础/, level: 2 });
    await expect(go.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
    await expect(go.getBoundingClientRect().right).toBeLessThan(
      lessons.getBoundingClientRect().left,
    );
    await expect(go.compareDocumentPosition(lessons)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

/** The same page at 1920. */
export const Wide: Story = {
  ...studyStories.learning,
  tags: ['vrt'],
  globals: inWindow('desktop'),
};

/** A visitor is led to the login page. */
export const LoggedOut: Story = { ...guardStories.loggedOut, tags: ['spec:2.route.study-center'] };

/** One course. */
export const OneItem: Story = studyStories.oneItem;
/** Titles far longer than usual. */
export const LongText: Story = studyStories.longText;
/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;
