import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { DEMO_TOKENS, school } from '@qinghe/api/mocks';
import { messagesStories } from '@qinghe/features/testing/messagesStories';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { pulledDown } from '@qinghe/features/testing/pullStory';
import { expectCall, payloadsOf } from '@qinghe/features/testing/calls';
import { localKeys } from '@qinghe/hooks/storage';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's messages on the mobile site. */
const meta = {
  title: 'Messages',
  component: StoryApp,
  args: { initialPath: '/member/messages' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => table.preload('/member/messages'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const watchListeners = () => spyOn(window, 'addEventListener');
let listeners: ReturnType<typeof watchListeners>;

/** Three of nine messages are unread; a press reads one. */
export const Default: Story = {
  tags: [
    'vrt',
    'spec:1.member.messages',
    'spec:2.route.member-messages',
    'spec:7.call.messages',
    'spec:7.call.unread-count',
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '我的消息（3）' }, SLOW);
    await expect(await canvas.findAllByRole('button', { name: /^未读：/ })).toHaveLength(3);
    await expect(await canvas.findByText('没有更多消息了')).toBeVisible();
    await expectCall('GET /api/v2/member/messages');
    await expectCall('GET /api/v2/member/unreadNotificationCount', {});
  },
};

/** One message, then all of them. */
export const Read: Story = {
  tags: ['spec:7.call.messages-read', 'spec:7.call.messages-read-all'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '我的消息（3）' }, SLOW);
    const [first] = await canvas.findAllByRole('button', { name: /^未读：/ });
    if (first) await userEvent.click(first);
    await canvas.findByRole('heading', { level: 1, name: '我的消息（2）' });
    await userEvent.click(canvas.getByRole('button', { name: '全部已读' }));
    await canvas.findByRole('heading', { level: 1, name: '我的消息' });
    await waitFor(() => expect(canvas.getByRole('button', { name: '全部已读' })).toBeDisabled());
    await expect(canvas.queryByRole('button', { name: /^未读：/ })).toBeNull();
    await expectCall('GET /api/v2/member/notificationMarkAllAsRead', {});
    await waitFor(() => {
      const sent = school.tables.messages.flatMap(({ id }) =>
        payloadsOf(`GET /api/v2/member/notificationMarkAsRead/${id}`),
      );
      return expect(sent).toEqual([{}]);
    });
  },
};

/** A refused mark goes back and says why. */
export const ReadFails: Story = {
  tags: ['spec:8.toast'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/member/notificationMarkAsRead/:id', () =>
        HttpResponse.json({ code: 1, message: '标记失败', data: [] }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '我的消息（3）' }, SLOW);
    const [first] = await canvas.findAllByRole('button', { name: /^未读：/ });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.getByText('标记失败')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^未读：/ })).toHaveLength(3));
    await canvas.findByRole('heading', { level: 1, name: '我的消息（3）' });
  },
};

/** Nothing has been sent yet. */
export const Empty: Story = { ...messagesStories.empty, tags: ['vrt'] };

/** Ten thousand messages come as one scrolls. */
export const Many: Story = {
  parameters: { scenario: 'manyMessages' },
  play: async ({ canvas, canvasElement, step }) => {
    const unread = await canvas.findAllByRole('button', { name: /^未读：/ }, SLOW);
    await expect(unread.length).toBeLessThan(60);
    const title = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveTextContent(/^我的消息（\d{4}）$/));
    const list = canvas.getAllByRole('list')[0] ?? canvasElement;
    // The browser remembers the height of what it has shown for a moment.
    await delay(500);
    const [words, height] = [list.textContent, list.offsetHeight];
    await step('what is far away keeps only its place', async () => {
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(list).toBeEmptyDOMElement();
      }, SLOW);
      await expect(list.offsetHeight).toBe(height);
    });
    await step('and is there again when one comes back', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(list).toHaveTextContent(words), SLOW);
      await waitFor(() => expect(list.offsetHeight).toBe(height));
    });
  },
};

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
export const LoggedOut: Story = guardStories.loggedOut;

/** A member without a mobile has to bind one first. */
export const Gated: Story = messagesStories.gated;

/** One message. */
export const OneItem: Story = messagesStories.oneItem;

/** Pulled down at its top, the page asks again. */
export const PullDown: Story = pulledDown(
  '用户注册成功',
  '*/api/v2/member/messages',
  '*/api/v2/member/unreadNotificationCount',
);

/** Another member logs in in another tab: the messages of the former one do not wait with theirs. */
export const OtherMember: Story = {
  beforeEach: () => void (listeners = watchListeners()),
  play: async ({ canvas, msw }) => {
    await canvas.findAllByRole('button', { name: /^未读：/ }, SLOW);
    await waitFor(
      () => expect(listeners).toHaveBeenCalledWith('storage', expect.any(Function)),
      SLOW,
    );
    msw.use(
      http.get('*/api/v2/member/messages', () => delay('infinite')),
      http.get('*/api/v2/member/detail', () =>
        HttpResponse.json({
          code: 0,
          message: '',
          data: {
            id: 4321,
            nick_name: '林一',
            mobile: '13900004321',
            is_bind_mobile: 1,
            is_face_verify: true,
          },
        }),
      ),
    );
    const { localStorage } = window;
    const key = localKeys.userToken;
    const newValue = DEMO_TOKENS.facePending;
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    await waitFor(() => expect(canvas.queryByText('用户注册成功')).toBeNull(), SLOW);
    await canvas.findByRole('heading', { level: 1, name: /^我的消息/ }, SLOW);
  },
};
