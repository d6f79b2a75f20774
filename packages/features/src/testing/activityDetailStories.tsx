import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { DEMO_IDS, school } from '@qinghe/api/mocks';
import { keepArrivalCard } from '@qinghe/hooks/data/activities';
import { at, refusedPart, SLOW, type PageStory, expectNoIndex } from './pageStory.tsx';

const OTHER = '青禾读书会：一起读《东京梦华录》';

/** Makes the member like another activity that takes place at the same time. */
function clash(): void {
  const { activates, likes } = school.tables;
  const [first, second] = activates;
  if (!first || !second) return;
  second.started_at = first.started_at + 3_600_000;
  second.ended_at = first.ended_at;
  const user_id = DEMO_IDS.ordinary;
  likes.push({ user_id, kind: 'activate', target_id: second.id, created_at: school.now() });
}

const refusedClash = refusedPart(
  '*/api/v3/member/activates/like',
  '你的其他活动加载失败，重试',
  (canvas) => canvas.findByRole('link', { name: OTHER }, SLOW),
);

/** Stories of an activity's page, shared by both sites. */
export const activityDetailStories = {
  teacher: {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('link', { name: '何晚晴' }, SLOW));
      const works = within(await canvas.findByRole('list', { name: '何晚晴的课程和活动' }, SLOW));
      await expect((await works.findAllByRole('link', {}, SLOW)).length).toBeGreaterThan(2);
    },
  },
  copyAddress: {
    play: async ({ canvas, userEvent }) => {
      const copy = await canvas.findByRole('button', { name: '复制地址' }, SLOW);
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(copy);
      await waitFor(() => expect(screen.getByText('地址已复制')).toBeVisible(), SLOW);
      await expect(write).toHaveBeenCalledWith('浙江省杭州良渚禾塘农场');
    },
  },
  calendarAndMaps: {
    play: async ({ canvas, userEvent, step }) => {
      await step('the file is made and said so', async () => {
        const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
          () => undefined,
        );
        await userEvent.click(await canvas.findByRole('button', { name: '加入日历' }, SLOW));
        await waitFor(() => expect(screen.getByText('已生成日历文件')).toBeVisible(), SLOW);
        await expect(click).toHaveBeenCalledOnce();
      });
      await step('three maps', async () => {
        const maps = canvas.getByRole('button', { name: '导航' });
        // Touch needs larger targets than a mouse.
        const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const least = Math.floor(maps.closest('[data-h5]') ? 2.75 * rem : 24);
        await expect(maps.offsetWidth).toBeGreaterThanOrEqual(least);
        await expect(maps.offsetHeight).toBeGreaterThanOrEqual(least);
        await userEvent.click(maps);
        const amap = await screen.findByRole('menuitem', { name: '高德地图' }, SLOW);
        await expect(amap).toHaveAttribute(
          'href',
          expect.stringContaining('uri.amap.com/marker?position=119.992%2C30.378'),
        );
        await waitFor(
          () => expect(screen.getByRole('menuitem', { name: '百度地图' })).toBeVisible(),
          SLOW,
        );
        await waitFor(
          () => expect(screen.getByRole('menuitem', { name: '腾讯地图' })).toBeVisible(),
          SLOW,
        );
        await userEvent.keyboard('{Escape}');
      });
    },
  },
  shared: {
    parameters: { scenario: 'wechatShare' },
    play: async ({ canvas, userEvent }) => {
      const [share] = await canvas.findAllByRole('button', { name: '分享' }, SLOW);
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await waitFor(async () => {
        await userEvent.click(share ?? document.body);
        // The member may still be loading.
        const mark = expect.stringMatching(new RegExp(`[?&]msv=${DEMO_IDS.ordinary}$`));
        await expect(write).toHaveBeenLastCalledWith(mark);
      }, SLOW);
    },
  },
  favourite: {
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas, userEvent, step }) => {
      const heart = await canvas.findByRole('button', { name: '收藏' }, SLOW);
      const wasOn = heart.getAttribute('aria-pressed') === 'true';
      await step('on and off', async () => {
        await userEvent.click(heart);
        await expect(heart).toHaveAttribute('aria-pressed', String(!wasOn));
        await waitFor(
          () => expect(screen.getByText(wasOn ? '取消收藏' : '已收藏')).toBeVisible(),
          SLOW,
        );
      });
    },
  },
  favouriteRefused: {
    parameters: { scenario: 'loggedIn' },
    beforeEach: ({ msw }) => {
      const refusal = { code: 1, message: '操作太频繁', data: [] };
      msw.use(http.get('*/api/v2/activate/1/like', () => HttpResponse.json(refusal)));
    },
    play: async ({ canvas, userEvent }) => {
      const heart = await canvas.findByRole('button', { name: '收藏' }, SLOW);
      const before = heart.getAttribute('aria-pressed');
      await userEvent.click(heart);
      await waitFor(() => expect(screen.getByText('操作太频繁')).toBeVisible(), SLOW);
      await expect(heart).toHaveAttribute('aria-pressed', before);
    },
  },
  clash: {
    parameters: { scenario: 'loggedIn' },
    beforeEach: clash,
    play: async ({ canvas }) => {
      const link = await canvas.findByRole('link', { name: OTHER }, SLOW);
      await expect(link.closest('[role="status"]')).toHaveTextContent(`与「${OTHER}」时间冲突`);
    },
  },
  clashUnknown: {
    parameters: { scenario: 'loggedIn' },
    ...refusedClash,
    beforeEach: (context) => {
      clash();
      return refusedClash.beforeEach(context);
    },
  },
  nothingKnown: {
    beforeEach: ({ msw }) => {
      const reply = { code: 0, message: '', data: { activate: { id: 1, title: '神秘的活动' } } };
      msw.use(http.get('*/api/v2/activate/1', () => HttpResponse.json(reply)));
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '神秘的活动' }, SLOW);
      await expect(canvas.queryByRole('button', { name: '导航' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: '加入日历' })).toBeNull();
    },
  },
  signUp: {
    args: at('/activates/detail/5'),
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: '立即报名' }, SLOW)).toHaveAttribute(
        'href',
        '/order?goods_type=activate&goods_id=5',
      );
    },
  },
  askOrganiser: {
    beforeEach: () => {
      const activity = school.tables.activates.find(({ id }) => id === 1);
      if (activity) activity.charge = 0;
    },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('link', { name: '请联系主办方报名' }, SLOW),
      ).toHaveAttribute('href', 'tel:057100008899');
    },
  },
  joined: {
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('已报名', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByText(/报名$/, { selector: 'main a, main button' })).toBeNull();
    },
  },
  full: {
    args: at('/activates/detail/6'),
    parameters: { scenario: 'soldOut' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 }, SLOW);
      await expect(canvas.getAllByText('名额已满').length).toBeGreaterThan(1);
      await expect(canvas.queryByText(/报名$/, { selector: 'main a, main button' })).toBeNull();
    },
  },
  ended: {
    args: at('/activates/detail/11'),
    parameters: { scenario: 'activityEnded' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('活动已结束', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('至 8 月 13 日 周四 01:00')).toBeVisible();
      await expect(canvas.getByText('83 人已报名')).toBeVisible();
    },
  },
  gone: {
    args: at('/activates/detail/9999'),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '内容不存在或已下架' }, SLOW),
      ).toBeVisible();
      await expectNoIndex();
      await expect(canvas.getByRole('link', { name: '看看其他活动' })).toHaveAttribute(
        'href',
        '/activates',
      );
    },
  },
  error: {
    parameters: { scenario: 'serverError' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '加载失败' }, SLOW);
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  arrivalCardKept: {
    parameters: { scenario: 'serverError' },
    beforeEach: () =>
      keepArrivalCard({
        id: 1,
        title: '稻田写生：跟着画家走进秋收之后',
        startedAt: '2026-12-12T01:00:00.000Z',
        endedAt: '2026-12-12T08:00:00.000Z',
        place: '浙江省杭州市余杭区良渚禾塘农场',
        contactName: '教务小林',
        contactMobile: '0571-0000 8899',
      }),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^稻田写生/ }, SLOW),
      ).toBeVisible();
      await expect(canvas.getByText('12 月 12 日 周六 09:00–16:00（北京时间）')).toBeVisible();
      await expect(canvas.getByText('浙江省杭州市余杭区良渚禾塘农场')).toBeVisible();
      const card = within(canvas.getByRole('region', { name: /^稻田写生/ }));
      await expect(card.getByRole('link', { name: '0571-0000 8899' })).toHaveAttribute(
        'href',
        'tel:057100008899',
      );
      await expect(await canvas.findByRole('button', { name: '重试' }, SLOW)).toBeVisible();
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 }, SLOW);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    },
  },
} satisfies Record<string, PageStory>;
