import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { createRouteTable } from '@qinghe/features/routing/Routing';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { expectCall } from '../../testing/calls.tsx';
import { playFreshUnread } from '../../testing/frameStories.tsx';
import { MessageBell } from './MessageBell.tsx';

const table = createRouteTable([
  { path: '*', page: () => Promise.resolve({ default: MessageBell }) },
]);

/** The way to the messages, for the header. */
const meta = {
  title: 'UserMenu/MessageBell',
  component: MessageBell,
  parameters: { isPage: true, scenario: 'loggedIn' },
  render: () => (
    <AppRoot
      table={table}
      layouts={{ default: ({ children }) => <main css={{ padding: '2rem' }}>{children}</main> }}
      site="desktop"
      skeleton={null}
      router={storyRouter('/')}
    />
  ),
} satisfies Meta<typeof MessageBell>;
export default meta;

type Story = StoryObj<typeof meta>;

const COUNT = 'GET /api/v2/member/unreadNotificationCount';

/** Three messages wait. */
export const Unread: Story = {
  tags: ['spec:3.unread', 'spec:7.call.unread-count'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: '我的消息，3 条未读' }, SLOW),
    ).toHaveAttribute('href', '/member/messages');
    await expectCall(COUNT, {});
  },
};

/** Nothing waits, until something is said to be new: then it is asked again. */
export const AllRead: Story = {
  tags: ['spec:3.unread', 'spec:4.fresh-unread'],
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '我的消息' }, SLOW)).toBeVisible();
    await playFreshUnread();
  },
};
