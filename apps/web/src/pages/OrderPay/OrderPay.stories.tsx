import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { orderPayStories } from '@qinghe/features/testing/orderPayStories';
import { keepAtCashier, keepUnpaid, orderOf, UNPAID } from '@qinghe/features/testing/orderSchool';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The payment page of the desktop site. */
const meta = {
  title: 'Order pay',
  component: StoryApp,
  args: { initialPath: `/order/pay?orderId=${UNPAID}&payment=handPay` },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => {
    for (const path of ['/order/pay', '/order/success']) table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** WeChat's code, with what is to be paid after the discount, and the time that is left. */
export const WechatCode: Story = {
  tags: ['vrt', 'spec:2.route.order-pay'],
  args: { initialPath: `/order/pay?orderId=${UNPAID}&payment=wechat` },
  beforeEach: () => keepUnpaid({ payment: 'wechat' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: '支付二维码' }, SLOW);
    await expect(canvas.getByRole('heading', { level: 1, name: '微信支付' })).toBeVisible();
    await expect(canvas.getByText('应付金额').nextElementSibling).toHaveTextContent('¥269.00');
    await expect(canvas.getByText('57:14')).toBeVisible();
    await expect(canvas.getByText(UNPAID)).toBeVisible();
    await expect(canvas.getByText('等待支付')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '已完成支付' })).toBeVisible();
    // No call cancels an order, so nothing says that it would.
    await expect(canvas.queryByRole('link', { name: /取消/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: '返回课程' })).toHaveAttribute(
      'href',
      '/courses/detail/2',
    );
    await expect(canvas.getByText('离开不会取消订单，到期未支付会自动取消。')).toBeVisible();
    // Once the server knows of the payment there is no other way.
    await waitFor(
      () => expect(canvas.queryByRole('button', { name: '换一种方式' })).toBeNull(),
      SLOW,
    );
  },
};

/** The code is kept: a reload or another tab shows the same one, where the server gives no second. */
export const WechatCodeKept: Story = {
  args: { initialPath: `/order/pay?orderId=${UNPAID}&payment=wechat` },
  beforeEach: ({ msw }) => {
    orderOf(UNPAID).status = 5;
    keepUnpaid({ payment: 'wechat', codeUrl: 'weixin://wxpay/bizpayurl?pr=kept' });
    const refusal = { code: 1, message: '订单状态错误', data: [] };
    msw.use(http.post('*/api/v2/order/pay/wechatScan', () => HttpResponse.json(refusal)));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: '支付二维码' }, SLOW);
    await expect(canvas.queryByText('订单状态错误')).toBeNull();
  },
};

/** The server gives no code: its words, another try, and the way to a new order. */
export const WechatCodeRefused: Story = {
  args: { initialPath: `/order/pay?orderId=${UNPAID}&payment=wechat` },
  beforeEach: ({ msw }) => {
    const refusal = { code: 1, message: '订单状态错误', data: [] };
    msw.use(http.post('*/api/v2/order/pay/wechatScan', () => HttpResponse.json(refusal)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单状态错误', {}, SLOW)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '重新下单' })).toHaveAttribute(
      'href',
      '/order?goods_type=vod&goods_id=2',
    );
  },
};

/** The cashier's code of newer servers. */
export const Cashier: Story = {
  tags: ['vrt'],
  args: { initialPath: `/order/pay?orderId=${UNPAID}` },
  parameters: { scenario: 'generationC' },
  beforeEach: () => keepAtCashier(),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: '支付二维码' }, SLOW);
    await expect(canvas.getByText('请使用支付宝或微信扫码支付')).toBeVisible();
    await expect(canvas.getByText('27:14')).toBeVisible();
  },
};

/** The cashier's code lives for half an hour. */
export const CashierExpired: Story = {
  args: { initialPath: `/order/pay?orderId=${UNPAID}` },
  parameters: { scenario: 'generationC' },
  beforeEach: () => keepAtCashier({ createdAt: Date.now() - 31 * 60_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, SLOW)).toHaveTextContent('二维码已过期');
    await expect(canvas.queryByRole('img', { name: '支付二维码' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '重新下单' })).toBeVisible();
  },
};

/** Alipay's payment was started and starts only once: wait, or order anew. */
export const AlipayReturned: Story = orderPayStories.alipayReturned;
/** A transfer: whom to send the money to. */
export const Transfer: Story = { ...orderPayStories.transfer, tags: ['vrt'] };
/** An order of another device: its price before any discount, and the choice of how to pay. */
export const ChooseMethod: Story = { ...orderPayStories.chooseMethod, tags: ['vrt'] };

/** A way is chosen, and may be changed until the payment begins. */
export const MethodChosen: Story = orderPayStories.methodChosen;
/** 已完成支付 asks at once; while nothing has come in, the page says so and stays. */
export const NotPaidYet: Story = orderPayStories.notPaidYet;
/** 已完成支付 after the money has come in leads to the end of the purchase. */
export const Paid: Story = orderPayStories.paid;
/** The server cannot be asked: nobody should pay twice. */
export const Trouble: Story = { ...orderPayStories.trouble, tags: ['vrt'] };
/** Cancelled on the server. */
export const Cancelled: Story = { ...orderPayStories.cancelled, tags: ['vrt'] };
/** Cancelled for its age. */
export const TimedOut: Story = orderPayStories.timedOut;
/** No such order, or another member's. */
export const Unknown: Story = orderPayStories.unknown;
/** While the answer is on its way, a skeleton keeps the place. */
export const Loading: Story = orderPayStories.loading;

/** A name, an amount and a note far longer than usual. */
export const LongText: Story = orderPayStories.longText;
/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;
