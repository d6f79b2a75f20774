import type { Meta, StoryObj } from '@storybook/react-vite';
import { vipStories } from '@qinghe/features/testing/vipStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The memberships on the desktop site. */
const meta = {
  title: 'Vip',
  component: StoryApp,
  args: { initialPath: '/vip' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The memberships that are for sale, as a visitor sees them. */
export const Default: Story = { ...vipStories.default, tags: ['vrt'] };
/** A member sees until when the membership runs, and can extend it. */
export const Member: Story = { ...vipStories.member, tags: ['vrt'] };
/** What is in it, what it saves, how it ends; one main button. */
export const Answers: Story = vipStories.answers;
/** No membership is for sale. */
export const Empty: Story = vipStories.empty;
/** The courses that a membership includes cannot be loaded: the section says why, and the questions below stay in place. */
export const IncludedFails: Story = { ...vipStories.includedFails, tags: ['vrt'] };
/** Another attempt that is refused as well keeps its button; the next one brings the courses. */
export const IncludedRefused: Story = vipStories.includedRefused;
/** The memberships cannot be loaded; another try can. */
export const Error: Story = vipStories.error;

/** With the switch off the page is closed. */
export const SwitchedOff: Story = { ...vipStories.switchedOff, globals: { features: 'vip' } };

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };

/** One membership is for sale. */
export const OneItem: Story = vipStories.oneItem;
/** Names and promises far longer than usual. */
export const LongText: Story = vipStories.longText;
