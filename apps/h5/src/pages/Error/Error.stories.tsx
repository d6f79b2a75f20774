import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorStories } from '@qinghe/features/testing/errorStories';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The error page of the mobile site. */
const meta = {
  title: 'Error',
  component: StoryApp,
  args: {
    initialPath:
      '/error?login_err_msg=QQ%20%E6%8E%88%E6%9D%83%E5%B7%B2%E5%8F%96%E6%B6%88%20%3Cb%3E%E8%AF%B7%E9%87%8D%E8%AF%95%3C/b%3E',
  },
  parameters: { isPage: true, scenario: 'visitor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A third party's login has failed; its message is text, whatever it holds. */
export const Default: Story = { ...errorStories.default, tags: ['vrt'] };
/** Any other message. */
export const Message: Story = errorStories.message;
/** Without a message it speaks for itself. */
export const Bare: Story = errorStories.bare;
/** A message far longer than usual. */
export const LongText: Story = errorStories.longText;
