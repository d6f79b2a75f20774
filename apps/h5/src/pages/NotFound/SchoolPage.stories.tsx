import type { Meta, StoryObj } from '@storybook/react-vite';
import { schoolPageStories } from '@qinghe/features/testing/schoolPageStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Pages that the school has written itself, on the mobile site. */
const meta = {
  title: 'School page',
  component: StoryApp,
  args: { initialPath: '/pages/refund' },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page with a list, a table and links. */
export const Default: Story = { ...schoolPageStories.default, tags: ['vrt'] };

/** The text is on its way. */
export const Loading: Story = schoolPageStories.loading;
/** The text cannot be loaded; 重试 brings it. */
export const Error: Story = schoolPageStories.error;
/** A name that no page of the school has. */
export const Unknown: Story = schoolPageStories.unknown;
/** A page that was taken away since the site was opened. */
export const Gone: Story = schoolPageStories.gone;
/** A title, a word, a line of code and a table that do not end. */
export const LongText: Story = schoolPageStories.longText;
