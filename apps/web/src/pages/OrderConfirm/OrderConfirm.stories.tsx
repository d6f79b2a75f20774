import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { orderCount, spendCode } from '@qinghe/ui/testing/orderSchool';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

const SLOW = { timeout: 10_000 };
const COURSE = '/order?goods_type=vod&goods_id=2';

type Canvas = ReturnType<typeof within>;

async function submitButton(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: '提交订单' }, SLOW);
  await waitFor(() => expect(button).toBeEnabled(), SLOW);
  return button;
}
const payable = (canvas: Canvas) =>
  canvas.getByText('应付金额', { exact: true }).closest('p')?.textContent;
const expectToast = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), SLOW);

/** The order page of the desktop site. */
const meta = {
  title: 'Order confirm',
  component: StoryApp,
  args: { initialPath: COURSE },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false }, features: 'promoCode' },
  beforeEach: () => {
    for (const path of ['/order', '/order/pay', '/order/success', '/activates/detail/4'])
      table.preload(path);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A course: title, picture and price come from the server, whatever else the address says. */
export const Default: Story = {
  tags: ['vrt', 'spec:1.member.buy', 'spec:2.route.order'],
  args: { initialPath: `${COURSE}&goods_charge=1&goods_name=%E5%81%87` },
  play: async ({ canvas }) => {
    await submitButton(canvas);
    await expect(canvas.getByText('机器学习十五讲：从梯度下降说起')).toBeVisible();
    await expect(payable(canvas)).toContain('299.00');
    await expect(canvas.queryByText('假')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: '确认订单' })).toBeInTheDocument();
    await waitFor(
      () => expect(canvas.getByRole('radio', { name: '微信扫码支付' })).toBeChecked(),
      SLOW,
    );
    await expect(canvas.getByRole('button', { name: '验证' })).toBeDisabled();
  },
};

/** A code is checked, takes its yuan off, and is taken off itself. */
export const CodeApplied: Story = {
  tags: ['vrt'],
  play: async ({ canvas, userEvent, step }) => {
    await submitButton(canvas);
    await step('remove', async () => {
      await userEvent.type(canvas.getByLabelText('优惠码'), 'qinghe30{Enter}');
      await canvas.findByText('此优惠码有效，已减免30元', {}, SLOW);
      await userEvent.click(canvas.getByRole('button', { name: '移除' }));
      await expect(payable(canvas)).toContain('299.00');
      await expect(canvas.getByLabelText('优惠码')).toHaveValue('');
    });
    await step('apply', async () => {
      await userEvent.type(canvas.getByLabelText('优惠码'), 'qinghe30');
      await userEvent.click(canvas.getByRole('button', { name: '验证' }));
      await canvas.findByText('此优惠码有效，已减免30元', {}, SLOW);
      await expect(canvas.getByText('优惠码 QINGHE30')).toBeVisible();
      await expect(canvas.getByText('−￥30.00')).toBeVisible();
      await expect(payable(canvas)).toContain('269.00');
    });
  },
};

/** A code that cannot be used says so, with what the server tells of the reason. */
export const CodeRefused: Story = {
  tags: ['vrt'],
  play: async ({ canvas, userEvent }) => {
    await submitButton(canvas);
    const reasons = [
      ['NOBODY', '没有这个优惠码'],
      ['FIRST100', '该优惠码已用完、已使用过或不适用于您'],
      ['AUTUMN20', '该优惠码已过期'],
    ] as const;
    for (const [code, reason] of reasons) {
      const field = canvas.getByLabelText('优惠码');
      await userEvent.clear(field);
      await userEvent.type(field, code);
      await userEvent.click(canvas.getByRole('button', { name: '验证' }));
      await expect(await canvas.findByText(reason, {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('此优惠码无效，请重新输入验证')).toBeVisible();
      await expect(field).toHaveValue(code);
    }
    await expect(payable(canvas)).toContain('299.00');
  },
};

/** A code that is used up elsewhere before the order is placed: the price is told anew and nothing is ordered. */
export const CodeUsedUpElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await userEvent.type(canvas.getByLabelText('优惠码'), 'QINGHE30{Enter}');
    await canvas.findByText('此优惠码有效，已减免30元', {}, SLOW);
    spendCode('QINGHE30');
    const orders = orderCount();
    await userEvent.click(submit);
    await expectToast('订单内容有变化，请核对后重新提交');
    await expect(canvas.getByText('此优惠码无效，请重新输入验证')).toBeVisible();
    await expect(payable(canvas)).toContain('299.00');
    await expect(orderCount()).toBe(orders);
  },
};

/** Without the switch there is no field for codes. */
export const CodesOff: Story = {
  globals: { features: 'default' },
  play: async ({ canvas }) => {
    await submitButton(canvas);
    await expect(canvas.queryByLabelText('优惠码')).toBeNull();
  },
};

/** With invitations on, codes that start with u are refused without asking. */
export const InvitationCode: Story = {
  globals: { features: 'all' },
  play: async ({ canvas, userEvent }) => {
    await submitButton(canvas);
    await userEvent.type(canvas.getByLabelText('优惠码'), 'u1001{Enter}');
    await expect(await canvas.findByText('邀请码不能在这里使用', {}, SLOW)).toBeVisible();
  },
};

/** A price that changed meanwhile is shown before anything is ordered. */
export const PriceChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    const course = school.tables.courses.find(({ id }) => id === 2);
    if (course) course.charge = 199;
    const orders = orderCount();
    await userEvent.click(submit);
    await expectToast('订单内容有变化，请核对后重新提交');
    await waitFor(() => expect(payable(canvas)).toContain('199.00'), SLOW);
    await expect(orderCount()).toBe(orders);
  },
};

/** Two clicks at once place one order. */
export const DoubleClick: Story = {
  args: { initialPath: '/order?goods_type=vod&goods_id=11' },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: '手动打款' }));
    const orders = orderCount();
    await userEvent.dblClick(submit);
    await canvas.findByRole('heading', { level: 1, name: '线下转账' }, SLOW);
    await expect(orderCount()).toBe(orders + 1);
    await expect(canvas.getByText('财报精读：公司在说什么')).toBeVisible();
  },
};

/** A membership: the agreement has to be accepted. */
export const Membership: Story = {
  tags: ['vrt'],
  args: { initialPath: '/order?goods_type=role&goods_id=1' },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await expect(canvas.getByText('青禾会员')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: /我已阅读并同意/ });
    await expect(box.closest('label')).toHaveTextContent(/^我已阅读并同意《会员服务协议》$/);
    await userEvent.click(submit);
    await expectToast('请同意《会员服务协议》');
    await expect(box).toBeInvalid();
  },
};

/** A trial membership costs nothing and is there at once. */
export const ZeroPrice: Story = {
  args: { initialPath: '/order?goods_type=role&goods_id=3' },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await expect(canvas.queryByRole('radiogroup', { name: '支付方式' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submit);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW),
    ).toBeVisible();
  },
};

/** A code that covers the price leaves nothing to pay. */
export const FullyDiscounted: Story = {
  args: { initialPath: '/order?goods_type=vod&goods_id=11' },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await userEvent.type(canvas.getByLabelText('优惠码'), 'HELLO999{Enter}');
    await canvas.findByText('此优惠码有效，已减免999元', {}, SLOW);
    await expect(payable(canvas)).toContain('0.00');
    await expect(canvas.getByText('−￥268.00')).toBeVisible();
    await userEvent.click(submit);
    await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW);
  },
};

/** On newer servers courses have an agreement too, and the cashier asks how to pay. */
export const Cashier: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'generationC' },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    const box = canvas.getByRole('checkbox', { name: /我已阅读并同意/ });
    await expect(box.closest('label')).toHaveTextContent(/^我已阅读并同意《付费内容购买协议》$/);
    await expect(canvas.queryByRole('radiogroup', { name: '支付方式' })).toBeNull();
    await userEvent.click(submit);
    await expectToast('请同意《付费内容购买协议》');
  },
};

/** An activity asks who takes part. */
export const Activity: Story = {
  tags: ['vrt'],
  args: { initialPath: '/order?goods_type=activate&goods_id=5' },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await expect(canvas.getByText('冬夜观星：猎户座与猎户的故事')).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveValue('13800000001');
    await userEvent.click(submit);
    await expect(await canvas.findByText('请输入姓名!')).toBeVisible();
    await expect(canvas.getByLabelText('姓名')).toHaveFocus();
  },
};

/** An activity that is free for this member needs no order. */
export const FreeActivity: Story = {
  args: { initialPath: '/order?goods_type=activate&goods_id=4' },
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: '提交报名' }, SLOW);
    await userEvent.type(canvas.getByLabelText('姓名'), '叶小满');
    const orders = orderCount();
    await userEvent.click(submit);
    await expectToast('报名成功');
    await expect(await canvas.findByText('已报名', {}, SLOW)).toBeVisible();
    await expect(orderCount()).toBe(orders);
  },
};

/** An activity whose sign-up is over. */
export const ActivityClosed: Story = {
  args: { initialPath: '/order?goods_type=activate&goods_id=6' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '名额已满' }, SLOW);
    await expect(canvas.getByRole('link', { name: '查看活动' })).toBeVisible();
  },
};

/** The course is already the member's. */
export const Owned: Story = {
  tags: ['vrt'],
  args: { initialPath: '/order?goods_type=vod&goods_id=5' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '您已购买该课程' }, SLOW);
    await expect(canvas.getByRole('link', { name: '去学习' })).toHaveAttribute(
      'href',
      '/courses/video/5',
    );
  },
};

/** The address names no goods that this site sells. */
export const BadLink: Story = {
  tags: ['vrt'],
  args: { initialPath: '/order?goods_type=book&goods_id=1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '订单信息有误，请重新选择课程' }, SLOW);
    await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
      'href',
      '/courses',
    );
  },
};

/** A course that does not exist. */
export const Gone: Story = {
  args: { initialPath: '/order?goods_type=vod&goods_id=9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '订单信息有误，请重新选择课程' }, SLOW);
  },
};

/** The server refuses the order in its own words; what was typed stays. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const refusal = { code: 1, message: '当前课程无法购买', data: [] };
    msw.use(http.post('*/api/v2/order/course', () => HttpResponse.json(refusal)));
  },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await userEvent.type(canvas.getByLabelText('优惠码'), 'QINGHE30');
    await userEvent.click(submit);
    await expectToast('当前课程无法购买');
    await waitFor(() => expect(submit).toBeEnabled(), SLOW);
    await expect(canvas.getByLabelText('优惠码')).toHaveValue('QINGHE30');
  },
};

/** The school has no way to pay switched on. */
export const NoPayments: Story = {
  beforeEach: () => {
    school.tables.settings.payments = [];
  },
  play: async ({ canvas, userEvent }) => {
    const submit = await submitButton(canvas);
    await expect(await canvas.findByText('暂无可用的支付方式，请联系客服', {}, SLOW)).toBeVisible();
    await userEvent.click(submit);
    await expectToast('请选择支付方式');
  },
};

/** The course cannot be loaded; another try can. */
export const Error: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v2/course/2', () => HttpResponse.html('', { status: 500 }), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, SLOW));
    await submitButton(canvas);
  },
};

/** Long words and amounts break nothing. */
export const LongText: Story = {
  parameters: { scenario: 'longText' },
  play: async ({ canvas }) => {
    await submitButton(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** While the answer is on its way, skeletons keep the places. */
export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/course/2', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
  },
};
