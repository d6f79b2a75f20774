import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { handlers } from '@qinghe/api/mocks';
import { getConfig } from '@qinghe/api/resources/config';
import { client } from '@qinghe/hooks/data/client';
import { local, localKeys, writeJson } from '@qinghe/hooks/storage';
import { keepWaiting, keepWaitingQuietly } from './heldTimer.tsx';
import { at, SLOW, type PageStory, type Play } from './pageStory.tsx';
import { expectCall } from './calls.tsx';

const SERVER_FAULT = '服务开小差了，请稍后重试';

const CONFIG_FAILED = '系统配置加载失败，请刷新重试';

/** Name of the site's navigation: in the header of the desktop site, at the bottom of the mobile site. */
const NAVIGATION = /^(主|底部)导航$/;

/** `Retry-After` of a busy server in seconds: longer than the site's first wait before a retry. */
const BUSY_FOR = 4;

/** Times of the requests to the busy server, in milliseconds. */
const asked: number[] = [];

/** A busy server that answers the request for its config from the `served`th time on, or never. */
const busyServer = (served = Infinity) =>
  http.get('*/api/v2/other/config', () => {
    asked.push(performance.now());
    if (asked.length >= served) return undefined;
    return HttpResponse.json(
      { message: 'Service Unavailable' },
      { status: 503, headers: { 'Retry-After': String(BUSY_FOR) } },
    );
  });

/** Fails unless the note about a slow network is in sight: within the window, above the loading content. */
async function expectSlowNote(canvas: Parameters<Play>[0]['canvas']): Promise<void> {
  const [note] = await canvas.findAllByText('网络较慢，正在努力加载…', {}, SLOW);
  await expect(note).toBeVisible();
  const { top, bottom } = note?.getBoundingClientRect() ?? new DOMRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(Math.min(720, window.innerHeight));
}

/** Stories of failures of the network or the server, shared by both sites. */
export const troubleStories = {
  offline: {
    parameters: { scenario: 'offline' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(CONFIG_FAILED, {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible();
    },
  },
  configFails: {
    parameters: { scenario: 'configFails' },
    play: async ({ canvas, userEvent, msw }) => {
      const again = await canvas.findByRole('button', { name: '重新加载' }, SLOW);
      msw.use(...handlers);
      await userEvent.click(again);
      await canvas.findByRole('heading', { level: 1, name: '青禾学堂' }, SLOW);
      await expect(canvas.queryByRole('button', { name: '重新加载' })).toBeNull();
      await expectCall('GET /api/v2/other/config', {});
    },
  },
  configBusy: {
    beforeEach: ({ msw }) => {
      asked.length = 0;
      msw.use(busyServer(2));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(CONFIG_FAILED, {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('稍后会自动重试，无需刷新')).toBeVisible();
      await canvas.findByRole('heading', { level: 1, name: '青禾学堂' }, { timeout: 15_000 });
      await expect(canvas.queryByText(CONFIG_FAILED)).toBeNull();
      const [first = 0, second = 0] = asked;
      await expect(asked).toHaveLength(2);
      await expect(second - first).toBeGreaterThanOrEqual(BUSY_FOR * 1000);
    },
  },
  configKept: {
    beforeEach: async ({ msw }) => {
      writeJson(localKeys.config, { api: '', config: await client.send(getConfig, {}) });
      asked.length = 0;
      msw.use(busyServer());
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '青禾学堂' }, SLOW);
      await expect(asked).not.toHaveLength(0);
      await expect(canvas.queryByText(CONFIG_FAILED)).toBeNull();
    },
  },
  slowConfig: {
    args: at('/courses'),
    parameters: { scenario: 'slowConfig' },
    beforeEach: keepWaiting,
    play: async ({ canvas, step }) => {
      await step('the frame is there before any answer', async () => {
        const nav = await canvas.findByRole('navigation', { name: NAVIGATION });
        const links = within(nav).getAllByRole('link');
        await expect(links[0]).toHaveTextContent('首页');
        await expect(canvas.getByRole('main')).toBeVisible();
        await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
      });
      await step('and says where one looks that the rest is slow', () => expectSlowNote(canvas));
    },
  },
  slowMember: {
    args: at('/member'),
    parameters: { scenario: 'slowMember' },
    beforeEach: keepWaitingQuietly,
    play: async ({ canvas }) => {
      await canvas.findByRole('navigation', { name: NAVIGATION });
      await expect(await canvas.findByRole('link', { name: '我的订单' }, SLOW)).toBeVisible();
      await expect(canvas.queryByText(/叶小满/)).toBeNull();
    },
  },
  timeout: {
    args: at('/courses'),
    parameters: { scenario: 'timeout' },
    play: ({ canvas }) => expectSlowNote(canvas),
  },
  malformed: {
    args: at('/courses'),
    parameters: { scenario: 'malformed' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(SERVER_FAULT, {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  maintenance: {
    args: at('/courses'),
    parameters: { scenario: 'maintenance' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '系统维护中' }, SLOW),
      ).toBeVisible();
      await expect(canvas.queryByText(CONFIG_FAILED)).toBeNull();
      // The page must show which school has the problem.
      const logos = canvas.getAllByAltText('青禾学堂');
      await expect(logos.some((logo) => logo.checkVisibility())).toBe(true);
    },
  },
  refused: {
    args: at('/courses'),
    parameters: { scenario: 'rateLimited' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('请稍后再试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  unauthorized: {
    args: at('/member/messages'),
    parameters: { scenario: 'unauthorized' },
    beforeEach: () => {
      // The client ends a session once per token, and its state outlives a story.
      local.write(localKeys.userToken, `revoked-${crypto.randomUUID()}`);
    },
    play: async () => {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('请重新登录'), SLOW);
      await waitFor(() => expect(local.read(localKeys.userToken)).toBeNull(), SLOW);
    },
  },
  gatesOff: {
    args: at('/study-center'),
    parameters: { scenario: 'gatesOff' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('tab', { name: '在学' }, SLOW)).toBeVisible();
    },
  },
  moduleOff: {
    args: at('/vip'),
    parameters: { scenario: 'moduleOff' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '该功能暂未开放' }, SLOW),
      ).toBeVisible();
    },
  },
} satisfies Record<string, PageStory>;
