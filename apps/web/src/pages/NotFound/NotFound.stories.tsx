import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFoundStories } from '@qinghe/features/testing/notFoundStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Any address that the desktop site has no page for. */
const meta = {
  title: 'Not found',
  component: StoryApp,
  args: { initialPath: '/no-such-page' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An address without a page: a search box and the way home. */
export const Default: Story = {
  ...notFoundStories.default,
  tags: ['vrt', 'spec:2.route.not-found'],
};

/** The search box leads on, but not without keywords. */
export const Search: Story = { ...notFoundStories.search, tags: ['spec:5.search'] };
/** An address of an add-on that MeEdu's own client goes on showing. */
export const Addon: Story = notFoundStories.addon;
/** An address far longer than usual. */
export const LongText: Story = notFoundStories.longText;
