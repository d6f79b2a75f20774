import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { messagesStories } from '@qinghe/features/testing/messagesStories';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { expectCall, payloadsOf } from '@qinghe/features/testing/calls';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's messages on the desktop site. */
const meta = {
  title: 'Messages',
  component: StoryApp,
  args: { initialPath: '/member/messages' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => table.preload('/member/messages'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three of nine messages are unread. */
export const Default: Story = {
  tags: ['vrt', 'spec:1.member.messages', 'spec:2.route.member-messages', 'spec:7.call.messages'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^我的消息\s*3 条未读$/ }, SLOW);
    await expect(await canvas.findAllByRole('button', { name: /^未读：/ })).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: '全部已读' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: '订单通知' })).toHaveAttribute(
      'href',
      '/member/orders',
    );
    await waitFor(() => expect(document.title).toContain('我的消息（3）'));
    await expectCall('GET /api/v2/member/messages');
  },
};

/** A press reads a message: the title and the menu count it at once. */
export const ReadOne: Story = {
  tags: ['spec:7.call.messages-read'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^未读：/ }, SLOW);
    await canvas.findByRole('heading', { level: 1, name: /3 条未读$/ });
    if (first) await userEvent.click(first);
    await canvas.findByRole('heading', { level: 1, name: /^我的消息\s*2 条未读$/ });
    await expect(canvas.getAllByRole('button', { name: /^未读：/ })).toHaveLength(2);
    const menu = within(canvas.getByRole('navigation', { name: '用户中心' }));
    await expect(menu.getByRole('link', { name: /2 条未读/ })).toBeVisible();
    await waitFor(() => {
      const sent = school.tables.messages.flatMap(({ id }) =>
        payloadsOf(`GET /api/v2/member/notificationMarkAsRead/${id}`),
      );
      return expect(sent).toEqual([{}]);
    });
  },
};

/** 全部已读 clears every mark at once. */
export const ReadAll: Story = {
  tags: ['spec:7.call.messages-read-all'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^未读：/ }, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: '全部已读' }));
    await expect(canvas.queryByRole('button', { name: /^未读：/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: '全部已读' })).toBeDisabled());
    await expect(canvas.getByRole('heading', { level: 1, name: '我的消息' })).toBeVisible();
    await expect(canvas.queryByText(/条未读/)).toBeNull();
    await expectCall('GET /api/v2/member/notificationMarkAllAsRead', {});
  },
};

/** When the server refuses, everything goes back and the reason is said. */
export const ReadAllFails: Story = {
  tags: ['spec:8.toast'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/member/notificationMarkAllAsRead', () =>
        HttpResponse.json({ code: 1, message: '标记失败', data: [] }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /3 条未读$/ }, SLOW);
    await userEvent.click(await canvas.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(screen.getByText('标记失败')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^未读：/ })).toHaveLength(3));
    await canvas.findByRole('heading', { level: 1, name: /3 条未读$/ });
  },
};

/** Lets the two calls of `ReadTwoFail` be refused. */
let refuse: () => void = () => undefined;

/** Two messages read one after the other, both refused: the count goes back by both. */
export const ReadTwoFail: Story = {
  beforeEach: ({ msw }) => {
    const gate = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    msw.use(
      http.get('*/api/v2/member/notificationMarkAsRead/:id', async () => {
        await gate;
        return HttpResponse.json({ code: 1, message: '标记失败', data: [] });
      }),
    );
    return refuse;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /3 条未读$/ }, SLOW);
    const rows = await canvas.findAllByRole('button', { name: /^未读：/ }, SLOW);
    for (const row of rows.slice(0, 2)) await userEvent.click(row);
    await canvas.findByRole('heading', { level: 1, name: /1 条未读$/ });
    refuse();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^未读：/ })).toHaveLength(3));
    await canvas.findByRole('heading', { level: 1, name: /3 条未读$/ });
  },
};

/** Ten thousand messages come twenty a page. */
export const Many: Story = {
  args: { initialPath: '/member/messages?page=2' },
  parameters: { scenario: 'manyMessages' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/第 12 次学习奖励/, {}, SLOW);
    await expect(canvas.getAllByText(/次学习奖励/)).toHaveLength(20);
    await userEvent.click(canvas.getByRole('link', { name: '第 500 页' }));
    await expect(await canvas.findByText(/第 9991 次学习奖励/, {}, SLOW)).toBeVisible();
  },
};

/** The next page cannot be loaded: its reason stands in place of the messages of this one. */
export const NextPageFails: Story = {
  parameters: { scenario: 'manyMessages' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/member/messages', ({ request }) =>
        new URL(request.url).searchParams.get('page') === '2'
          ? HttpResponse.json({ code: 1, message: '消息暂时无法查看', data: [] })
          : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '第 2 页' }, SLOW));
    await expect(await canvas.findByText('消息暂时无法查看', {}, SLOW)).toBeVisible();
    await expect(canvas.queryByText(/次学习奖励/)).toBeNull();
  },
};

/** HTML in a message is sanitised; its links work. */
export const Rich: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/member/messages', () =>
        HttpResponse.json({
          code: 0,
          message: '',
          data: {
            data: [
              {
                id: 'rich',
                notifiable_id: 1,
                data: {
                  message:
                    '会员即将到期，<a href="/vip">去续费</a><img src="x" onerror="document.title=\'broken\'"><script>document.title="broken"</script>',
                },
                read_at: null,
                created_at: '2026-11-20T01:00:00.000000Z',
              },
            ],
            total: 1,
          },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去续费' }, SLOW)).toHaveAttribute(
      'href',
      '/vip',
    );
    await expect(document.title).not.toContain('broken');
  },
};

/** Nothing has been sent yet. */
export const Empty: Story = { ...messagesStories.empty, tags: ['vrt'] };
/** Words in angle brackets that are no HTML are read as well. */
export const PlainWords: Story = messagesStories.plainWords;

/** Long messages wrap. */
export const LongText: Story = { ...messagesStories.longText, tags: ['vrt'] };
/** While all are being marked, the button says that it is busy and keeps the focus. */
export const ReadingAll: Story = messagesStories.readingAll;
/** The list is on its way. */
export const Loading: Story = { ...messagesStories.loading, tags: ['vrt'] };
/** The list cannot be loaded. */
export const Error: Story = { ...messagesStories.error, tags: ['vrt'] };

/** A visitor is led to the login page. */
export const LoggedOut: Story = {
  ...guardStories.loggedOut,
  tags: ['spec:2.route.member-messages'],
};

/** A member without a mobile has to bind one first. */
export const Gated: Story = { ...messagesStories.gated, tags: ['spec:6.gate.mobile'] };

/** One message. */
export const OneItem: Story = messagesStories.oneItem;
