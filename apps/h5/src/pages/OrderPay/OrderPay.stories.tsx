import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { outside } from '@qinghe/features/order/OrderPay';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { orderPayStories } from '@qinghe/features/testing/orderPayStories';
import { keepAtCashier, UNPAID } from '@qinghe/features/testing/orderSchool';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The payment page of the mobile site. */
const meta = {
  title: 'Order pay',
  component: StoryApp,
  args: { initialPath: `/order/pay?orderId=${UNPAID}&payment=handPay` },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    for (const path of ['/order/pay', '/order/success']) table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An order just placed at the cashier of newer servers leaves for its page by itself, once. */
export const Cashier: Story = {
  args: { initialPath: `/order/pay?orderId=${UNPAID}` },
  parameters: { scenario: 'generationC' },
  beforeEach: () => {
    keepAtCashier();
    spyOn(outside, 'go').mockReturnValue();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '去支付' }, SLOW);
    await waitFor(() => expect(outside.go).toHaveBeenCalledTimes(1), SLOW);
    const url = mocked(outside.go).mock.calls[0]?.[0] ?? '';
    const { searchParams } = new URL(url);
    const { origin } = window.location;
    await expect(searchParams.get('s_url')).toBe(`${origin}/order/success?orderId=${UNPAID}`);
    await expect(searchParams.get('f_url')).toBe(`${origin}/order/pay?orderId=${UNPAID}`);
  },
};

/** Back from the cashier without having paid: the page waits and leaves again only when asked. */
export const CashierReturned: Story = {
  tags: ['vrt'],
  args: { initialPath: `/order/pay?orderId=${UNPAID}` },
  parameters: { scenario: 'generationC' },
  beforeEach: () => {
    keepAtCashier({ hasLeft: true });
    spyOn(outside, 'go').mockReturnValue();
  },
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: '去支付' }, SLOW);
    await expect(canvas.getByText('应付金额').nextElementSibling).toHaveTextContent('¥269.00');
    await expect(canvas.getByText('27:14')).toBeVisible();
    await expect(outside.go).not.toHaveBeenCalled();
    await userEvent.click(pay);
    await expect(outside.go).toHaveBeenCalledTimes(1);
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
