import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { payOrder, school } from '@qinghe/api/mocks';
import { keepUnpaid, orderOf, UNPAID } from './orderSchool.tsx';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';

const STATUS = '*/api/v2/order/status';

/** Stories of the payment page, shared by both sites. */
export const orderPayStories = {
  alipayReturned: {
    args: at(`/order/pay?orderId=${UNPAID}&payment=alipay`),
    beforeEach: () => {
      orderOf(UNPAID).status = 5;
      keepUnpaid({ payment: 'alipay', hasLeft: true });
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '支付宝' }, SLOW);
      await expect(canvas.getByRole('link', { name: '没有完成支付？重新下单' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '去支付宝支付' })).toBeNull();
    },
  },
  transfer: {
    beforeEach: () => {
      // With a payment in progress, the page looks the same before and after the status is requested again.
      orderOf(UNPAID).status = 5;
      keepUnpaid({ payment: 'handPay' });
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '线下转账' }, SLOW);
      await expect(
        await canvas.findByText(/户名：杭州青禾学堂教育科技有限公司/, {}, SLOW),
      ).toBeVisible();
    },
  },
  chooseMethod: {
    args: at(`/order/pay?orderId=${UNPAID}`),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '选择支付方式' }, SLOW);
      await expect(canvas.getByText('订单金额').nextElementSibling).toHaveTextContent('¥299.00');
      await canvas.findByRole('radio', { name: '手动打款' }, SLOW);
    },
  },
  methodChosen: {
    args: at(`/order/pay?orderId=${UNPAID}`),
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: '手动打款' }, SLOW));
      await userEvent.click(canvas.getByRole('button', { name: '去支付' }));
      await canvas.findByRole('heading', { level: 1, name: '线下转账' }, SLOW);
      await expect(canvas.getByRole('button', { name: '换一种方式' })).toBeVisible();
    },
  },
  notPaidYet: {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: '已完成支付' }, SLOW));
      await waitFor(
        () => expect(screen.getByText('暂未查询到支付结果，请稍后再试')).toBeVisible(),
        SLOW,
      );
      await expect(canvas.getByRole('heading', { level: 1, name: '线下转账' })).toBeVisible();
    },
  },
  paid: {
    play: async ({ canvas, userEvent }) => {
      const button = await canvas.findByRole('button', { name: '已完成支付' }, SLOW);
      payOrder(UNPAID);
      await userEvent.click(button);
      // The toast goes by itself, perhaps before the next page has come.
      await waitFor(() => expect(screen.getByText('已成功支付')).toBeVisible(), SLOW);
      await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW);
    },
  },
  trouble: {
    beforeEach: ({ msw }) => {
      let asked = 0;
      msw.use(
        http.get(STATUS, () => {
          asked += 1;
          return asked > 1 ? HttpResponse.error() : undefined;
        }),
      );
    },
    play: async ({ canvas, userEvent }) => {
      const button = await canvas.findByRole('button', { name: '已完成支付' }, SLOW);
      await userEvent.click(button);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), SLOW);
      await userEvent.click(button);
      await expect(await canvas.findByText('支付结果查询中，请勿重复支付', {}, SLOW)).toBeVisible();
      // The toast disappears again; the picture shows what remains.
      await screen.findAllByText(/^暂未查询到支付结果/, {}, SLOW);
      await waitFor(
        () => expect(screen.queryAllByText(/^暂未查询到支付结果/)).toHaveLength(0),
        SLOW,
      );
    },
  },
  cancelled: {
    beforeEach: () => {
      orderOf(UNPAID).status = 7;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '已取消' }, SLOW);
      await expect(canvas.getByRole('link', { name: '重新下单' })).toHaveAttribute(
        'href',
        '/order?goods_type=vod&goods_id=2',
      );
    },
  },
  timedOut: {
    beforeEach: () => {
      orderOf(UNPAID).created_at = Date.now() - 61 * 60_000;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '支付超时，请重新下单' }, SLOW);
    },
  },
  unknown: {
    args: at('/order/pay?orderId=1'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '订单信息有误，请重新选择课程' }, SLOW);
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get(STATUS, () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    },
  },
  longText: {
    beforeEach: () => {
      keepUnpaid({
        payment: 'handPay',
        name: `机器学习十五讲：${LONG_WORD}`,
        total: 8_888_888.88,
      });
      school.tables.settings.hand_pay_html += `<p>备注：${LONG_WORD}</p>`;
    },
    play: async ({ canvas }) => {
      await canvas.findByText(/户名：/, {}, SLOW);
      await expect(canvas.getByText('应付金额').nextElementSibling).toHaveTextContent(
        '¥8,888,888.88',
      );
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
