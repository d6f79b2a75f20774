import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { keepUnpaid, orderOf, PAID, UNPAID } from './orderSchool.tsx';
import { at, SLOW, type PageStory } from './pageStory.tsx';
import { expectCall } from './calls.tsx';

const NOTHING = '暂无订单，去逛逛课程吧';

/** Expects an amount of an order, in the weight and a colour of its own, as every price has. */
async function expectPrice(name: HTMLElement, amount: string) {
  await expect(name).toBeVisible();
  // The colon stands between a name and what follows it, not below it.
  const { display } = getComputedStyle(name);
  await expect(getComputedStyle(name, '::after').content).toBe(
    display === 'block' ? 'none' : '"："',
  );
  const price = name.nextElementSibling;
  await expect(price).toHaveTextContent(amount);
  await expect(price).toHaveStyle({ fontWeight: '600' });
  await expect(price).not.toHaveStyle({ color: getComputedStyle(name).color });
}

/** Stories of the member's orders, shared by both sites. */
export const memberOrdersStories = {
  default: {
    play: async ({ canvas }) => {
      const unpaid = within(
        await canvas.findByRole(
          'article',
          { name: '机器学习十五讲：从梯度下降说起，未支付' },
          SLOW,
        ),
      );
      await expect(unpaid.getByText(UNPAID)).toBeVisible();
      await expectPrice(unpaid.getByText('订单金额'), '¥299.00');
      await expect(unpaid.getByRole('link', { name: '去支付' })).toHaveAttribute(
        'href',
        `/order/pay?orderId=${UNPAID}&type=vod&id=2`,
      );
      const paid = within(
        canvas.getByRole('article', { name: 'Python 零基础：从第一行代码到小工具，已支付' }),
      );
      await expectPrice(paid.getByText('订单金额'), '¥199.00');
      await expect(paid.getByRole('link', { name: '去学习' })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: '查看活动' })).toHaveLength(2);
      await expect(canvas.getAllByRole('link', { name: '去支付' })).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: '重新购买' })).toBeVisible();
      await expectCall('GET /api/v2/member/orders');
    },
  },
  narrowed: {
    play: async ({ canvas, userEvent, step }) => {
      await canvas.findByRole('article', { name: /^机器学习十五讲.*，未支付$/ }, SLOW);
      await step('only those that wait for their payment', async () => {
        await userEvent.click(canvas.getByRole('tab', { name: '待支付' }));
        await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1), SLOW);
        await expect(canvas.getByRole('article', { name: /，未支付$/ })).toBeVisible();
        await expect(canvas.getByRole('tab', { name: '待支付' })).toHaveFocus();
        await expect(canvas.getByRole('tabpanel', { name: '待支付' })).toBeVisible();
      });
      await step('and those that were cancelled', async () => {
        await userEvent.click(canvas.getByRole('tab', { name: '已取消' }));
        await canvas.findByRole('article', { name: /，已取消$/ }, SLOW);
        await expect(canvas.queryByRole('article', { name: /，未支付$/ })).toBeNull();
      });
      await step('all again', async () => {
        await userEvent.click(canvas.getByRole('tab', { name: '全部' }));
        await canvas.findByRole('article', { name: /，未支付$/ }, SLOW);
      });
    },
  },
  noneOfState: {
    args: at('/member/orders?state=cancelled'),
    beforeEach: () => {
      const { tables } = school;
      tables.orders = tables.orders.filter(({ order_id }) => order_id === PAID);
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('没有已取消的订单', {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '全部订单' })).toHaveAttribute(
        'href',
        '/member/orders',
      );
    },
  },
  onlyPaid: {
    parameters: { scenario: 'generationC' },
    play: async ({ canvas }) => {
      await canvas.findAllByRole('article', {}, SLOW);
      await expect(canvas.queryByRole('tab', { name: '待支付' })).toBeNull();
    },
  },
  timeLeft: {
    beforeEach: () => {
      orderOf(UNPAID).created_at = Date.now() - 600_000;
    },
    play: async ({ canvas }) => {
      const unpaid = within(await canvas.findByRole('article', { name: /，未支付$/ }, SLOW));
      await expect(unpaid.getByText('50:00')).toBeVisible();
    },
  },
  discounted: {
    beforeEach: () => keepUnpaid(),
    play: async ({ canvas }) => {
      await expectPrice(await canvas.findByText('应付金额', {}, SLOW), '¥269.00');
    },
  },
  paidHere: {
    beforeEach: () => keepUnpaid({ orderNo: PAID, total: 169 }),
    play: async ({ canvas }) => {
      const paid = within(
        await canvas.findByRole('article', { name: /^Python 零基础.*，已支付$/ }, SLOW),
      );
      await expectPrice(paid.getByText('实付款'), '¥169.00');
      await expect(paid.getByText('订单金额：¥199.00')).toBeVisible();
    },
  },
  refunded: {
    parameters: { scenario: 'generationC' },
    beforeEach: () => {
      orderOf(PAID).refund_amount = 50.5;
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('已退金额：¥50.50', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '去支付' })).toBeNull();
    },
  },
  empty: {
    parameters: { scenario: 'emptySchool' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(NOTHING, {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
        'href',
        '/courses',
      );
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/v2/member/orders', () => HttpResponse.html('', { status: 400 }), {
          once: true,
        }),
      );
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: '重试' }, SLOW));
      await expect((await canvas.findAllByRole('article', {}, SLOW)).length).toBeGreaterThan(0);
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    beforeEach: () => {
      for (const { goods } of school.tables.orders)
        if (goods) goods.goods_name = `${goods.goods_name}Internationalization`.repeat(4);
    },
    play: async ({ canvas }) => {
      await canvas.findAllByRole('article', {}, SLOW);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    },
  },
  oneItem: {
    beforeEach: () => {
      const { tables } = school;
      tables.orders = tables.orders.filter(({ order_id }) => order_id === PAID);
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findAllByRole('article', {}, SLOW)).toHaveLength(1);
    },
  },
} satisfies Record<string, PageStory>;
