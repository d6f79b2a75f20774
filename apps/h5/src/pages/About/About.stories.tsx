import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutStories } from '@qinghe/features/testing/aboutStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The about page of the mobile site. */
const meta = {
  title: 'About',
  component: StoryApp,
  args: { initialPath: '/about' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the school says of itself and how to reach it. */
export const Default: Story = {
  ...aboutStories.default,
  tags: ['vrt', 'spec:2.route.about', 'spec:7.call.teachers'],
};
/** A school that gives the address of a page instead of a text. */
export const Address: Story = aboutStories.address;
/** Nothing is configured. */
export const Empty: Story = aboutStories.empty;

/** The teachers cannot be loaded: the rest of the page does not mind. */
export const TeachersFail: Story = aboutStories.teachersFail;

/** Words and an address far longer than usual. */
export const LongText: Story = aboutStories.longText;
