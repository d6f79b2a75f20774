import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { searchStories } from '@qinghe/features/testing/searchStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The search of the mobile site. */
const meta = {
  title: 'Search',
  component: StoryApp,
  args: { initialPath: '/search?keywords=%E6%95%B0%E5%AD%A6' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Courses and lessons with the keywords marked. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.search'],
  play: async ({ canvas, canvasElement, step }) => {
    const math = await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
    await expect(math.getAttribute('href')).toMatch(/^\/courses\/detail\/\d+$/);
    await step('the keywords are marked and nothing else', async () => {
      const marks = Array.from(canvasElement.querySelectorAll('mark'));
      await expect(marks.length).toBeGreaterThan(0);
      await expect(new Set(marks.map((mark) => mark.textContent))).toEqual(new Set(['数学']));
    });
    await expect(
      canvas.getByRole('heading', { level: 1, name: '「数学」的搜索结果' }),
    ).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** A lesson says its course and its length, and leads to its place there. */
export const Lessons: Story = searchStories.lessons;
/** Asking for the course of a lesson leaves no trace in what the member has learned. */
export const LessonsUnnoticed: Story = searchStories.lessonsUnnoticed;
/** A lesson whose course cannot be asked for is found nevertheless. */
export const LessonUnknown: Story = searchStories.lessonUnknown;
/** Each kind says how much of it was found. */
export const Counts: Story = { ...searchStories.counts, tags: ['vrt'] };
/** Numbers that come late move nothing. */
export const CountsLate: Story = searchStories.countsLate;
/** A teacher leads to what they teach. */
export const Teachers: Story = searchStories.teachers;
/** Of a teacher of many a few stand among other hits, all of it alone. */
export const TeacherOfMany: Story = { ...searchStories.teacherOfMany, tags: ['vrt'] };
/** What a teacher teaches fails: that is told, with another try. */
export const WorksFail: Story = searchStories.worksFail;
/** The teachers fail: that is told, and is not taken for nothing found. */
export const TeachersFail: Story = searchStories.teachersFail;
/** A school without teachers and activities promises none and has no tabs for them. */
export const NoTeachers: Story = searchStories.noTeachers;
/** Activities are found by title, place and teacher. */
export const Activities: Story = { ...searchStories.activities, tags: ['vrt'] };
/** A school without activities has no tab for them. */
export const NoActivities: Story = searchStories.noActivities;
/** Several words in any order, in full width and any case. */
export const SeveralWords: Story = searchStories.severalWords;
/** The current server finds the same. */
export const GenerationC: Story = searchStories.generationC;
/** Nothing found: fewer words, another kind, popular courses. */
export const Empty: Story = { ...searchStories.empty, tags: ['vrt'] };
/** The search fails. */
export const Error: Story = searchStories.error;
/** The activities fail: that is told, and is not taken for nothing found. */
export const ActivitiesFail: Story = searchStories.activitiesFail;
/** The activities among all hits fail: the others stand, with another try for these. */
export const ActivitiesFailAmongAll: Story = searchStories.activitiesFailAmongAll;
/** What would have matched fails: an error, not nothing found. */
export const OnlyActivitiesMatchAndFail: Story = searchStories.onlyActivitiesMatchAndFail;

/** Before anything is searched the field has the focus. */
export const Prompt: Story = {
  tags: ['vrt'],
  args: { initialPath: '/search' },
  play: async ({ canvas }) => {
    await canvas.findByText('想学点什么？', {}, SLOW);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** New keywords always search; blank ones are refused. */
export const Keywords: Story = {
  tags: ['spec:5.search'],
  args: { initialPath: '/search' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', {}, SLOW), '数学{Enter}');
    await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), '宋史{Enter}');
    await canvas.findByRole('link', { name: /宋史十讲/ }, SLOW);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), '  {Enter}');
    await waitFor(() => expect(screen.getByText('请输入关键字后再搜索')).toBeVisible(), SLOW);
  },
};

/** What is offered takes the width of the page. */
export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /线性代数/ }, SLOW);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.clear(canvas.getByRole('combobox'));
    const list = await canvas.findByRole('grid', {}, SLOW);
    const panel = list.parentElement?.getBoundingClientRect();
    await expect(panel?.left).toBe(0);
    await expect(panel?.width).toBe(document.documentElement.clientWidth);
  },
};

/** What was searched before comes back in the field, and is forgotten when asked. */
export const History: Story = searchStories.history;
/** A suggestion leads to the thing that it names. */
export const Suggestion: Story = searchStories.suggestion;
/** What many look for, by the school's own courses. */
export const Popular: Story = searchStories.popular;
/** A school without search engine says so kindly. */
export const NotConfigured: Story = searchStories.notConfigured;

/** The results are on their way. */
export const Loading: Story = searchStories.loading;
/** The activities are found here and wait for the server's hits: nothing moves when those come. */
export const ActivitiesFirst: Story = searchStories.activitiesFirst;
/** The activities fail before the server's hits are there: that is told with them, and moves nothing. */
export const ActivitiesFailFirst: Story = searchStories.activitiesFailFirst;
/** One result. */
export const OneItem: Story = searchStories.oneItem;
/** Keywords far longer than usual, which find nothing. */
export const LongText: Story = searchStories.longText;
/** Results with titles far longer than usual. */
export const LongTitles: Story = searchStories.longTitles;
