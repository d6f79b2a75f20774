import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { keepUnpaid, orderOf, PAID, UNPAID } from '@qinghe/ui/testing/orderSchool';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };

/** The member's orders on the desktop site. */
const meta = {
  title: 'Member orders',
  component: StoryApp,
  args: { initialPath: '/member/orders' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => {
    for (const path of ['/member/orders']) table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const NOTHING = '暂无订单，去逛逛课程吧';

/** Orders of every kind and state. */
export const Default: Story = {
  tags: ['vrt', 'spec:1.member.orders', 'spec:2.route.member-orders', 'spec:7.call.orders'],
  play: async ({ canvas }) => {
    const unpaid = within(
      await canvas.findByRole('article', { name: '机器学习十五讲：从梯度下降说起，未支付' }, SLOW),
    );
    await expect(unpaid.getByText(UNPAID)).toBeVisible();
    await expect(unpaid.getByText('订单金额：￥299')).toBeVisible();
    await expect(unpaid.getByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      `/order/pay?orderId=${UNPAID}&type=vod&id=2`,
    );
    const paid = within(
      canvas.getByRole('article', { name: 'Python 零基础：从第一行代码到小工具，已支付' }),
    );
    await expect(paid.getByText('实付款：￥199')).toBeVisible();
    await expect(paid.getByRole('link', { name: '去学习' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '查看活动' })).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: '去支付' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '重新购买' })).toBeVisible();
  },
};

/** What this device knows of a discount is shown. */
export const Discounted: Story = {
  beforeEach: () => keepUnpaid(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单金额：￥269', {}, SLOW)).toBeVisible();
  },
};

/** Money that was paid back; newer servers list paid orders only. */
export const Refunded: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'generationC' },
  beforeEach: () => {
    orderOf(PAID).refund_amount = 50.5;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已退金额：￥50.50', {}, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去支付' })).toBeNull();
  },
};

/** No orders yet. */
export const Empty: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'emptySchool' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOTHING, {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
      'href',
      '/courses',
    );
  },
};

/** More orders than a page holds. */
export const Many: Story = {
  beforeEach: () => {
    const { orders } = school.tables;
    const [first] = orders;
    if (!first) return;
    for (let id = 100; id < 125; id += 1) orders.push({ ...first, id, order_id: `2026${id}` });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article', {}, SLOW)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('link', { name: '第 4 页' }));
    await expect(await canvas.findByText('20260318091540', {}, SLOW)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** The list cannot be loaded; another try can. */
export const Error: Story = {
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
};

/** Long words break nothing. */
export const LongText: Story = {
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
};

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = { parameters: { scenario: 'slow' } };
