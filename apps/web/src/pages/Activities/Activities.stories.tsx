import type { Meta, StoryObj } from '@storybook/react-vite';
import { activitiesStories } from '@qinghe/features/testing/activitiesStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The activity list of the desktop site. */
const meta = {
  title: 'Activities',
  component: StoryApp,
  args: { initialPath: '/activates' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a visitor finds: upcoming activities first. */
export const Default: Story = {
  ...activitiesStories.default,
  tags: ['vrt', 'spec:1.visitor.activities', 'spec:2.route.activates'],
};

/** The state chosen in the bar narrows the list. */
export const Ended: Story = activitiesStories.ended;
/** Those whose sign-up is still to come. */
export const Coming: Story = activitiesStories.coming;
/** A server that knows no times: states are no choice then. */
export const Timeless: Story = activitiesStories.timeless;
/** A category without activities in the chosen state leads back to all. */
export const FilteredEmpty: Story = activitiesStories.filteredEmpty;
/** A school without activities. */
export const Empty: Story = activitiesStories.empty;
/** The list cannot be loaded. */
export const Error: Story = activitiesStories.error;

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

/** The school has one activity. */
export const OneItem: Story = activitiesStories.oneItem;
/** Names, places and categories far longer than usual. */
export const LongText: Story = activitiesStories.longText;

/** A school that sorts nothing into categories has no row of them. */
export const WithoutCategories: Story = activitiesStories.withoutCategories;
