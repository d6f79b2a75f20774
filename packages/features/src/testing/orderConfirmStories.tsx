import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { school } from '@qinghe/api/mocks';
import { priceAtNothing } from './courseStories.tsx';
import { keepToasts } from './heldTimer.tsx';
import { orderCount, spendCode } from './orderSchool.tsx';
import { at, SLOW, type PageStory } from './pageStory.tsx';

type Canvas = ReturnType<typeof within>;

/** Returns the button that places the order, once it is enabled. */
export async function submitButton(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: '提交订单' }, SLOW);
  await waitFor(() => expect(button).toBeEnabled(), SLOW);
  return button;
}

/** Whether the request for the payment methods fails in `zeroPriceTrouble`. */
let arePaymentsLost = false;

/** Lets the held request of `leaving` arrive at the demo school. */
let letThrough: () => void = () => undefined;

/**
 * Returns the parts of a story in which the page is left while its request is under way: the visitor stays where they are, and a
 * toast tells what has become of the request.
 *
 * @param path The request, which is sent with the button.
 * @param button Name of the button that sends it.
 * @param toast Text of the toast once it is answered.
 */
function leaving(path: string, button: string, toast: string): PageStory {
  return {
    beforeEach: ({ msw }) => {
      const gate = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      msw.use(
        http.post(path, async () => {
          await gate;
        }),
      );
      return letThrough;
    },
    play: async ({ canvas, userEvent }) => {
      const submit = await canvas.findByRole('button', { name: button }, SLOW);
      await waitFor(() => expect(submit).toBeEnabled(), SLOW);
      const name = canvas.queryByLabelText('姓名');
      if (name) await userEvent.type(name, '叶小满');
      await userEvent.click(submit);
      await canvas.findByRole('button', { name: '提交中' }, SLOW);
      await userEvent.click(
        canvas.queryByRole('button', { name: '返回' }) ??
          canvas.getByRole('link', { name: '首页' }),
      );
      const home = await canvas.findByRole('heading', { name: '编辑部精选' }, SLOW);
      letThrough();
      await expectToast(toast);
      // A second is enough for the next page, whose code is there.
      const leaves = waitFor(() => expect(home).not.toBeInTheDocument(), { timeout: 1000 });
      await expect(leaves).rejects.toThrow();
    },
  };
}

/** Returns the text of the amount to pay. */
export const payable = (canvas: Canvas) =>
  canvas.getByText(/^应付(金额)?$/).closest('p')?.textContent;

const expectToast = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), SLOW);

/** Stories of the order page, shared by both sites. */
export const orderConfirmStories = {
  codeApplied: {
    play: async ({ canvas, userEvent, step }) => {
      await submitButton(canvas);
      await step('remove', async () => {
        await userEvent.type(canvas.getByLabelText('优惠码'), 'qinghe30{Enter}');
        await canvas.findByText('此优惠码有效，已减免 ¥30', {}, SLOW);
        await userEvent.click(canvas.getByRole('button', { name: '移除' }));
        await expect(payable(canvas)).toContain('299.00');
        await expect(canvas.getByLabelText('优惠码')).toHaveValue('');
      });
      await step('apply', async () => {
        await userEvent.type(canvas.getByLabelText('优惠码'), 'qinghe30');
        await userEvent.click(canvas.getByRole('button', { name: '验证' }));
        await canvas.findByText('此优惠码有效，已减免 ¥30', {}, SLOW);
        await expect(canvas.getByText('优惠码 QINGHE30')).toBeVisible();
        await expect(canvas.getByText('−¥30.00')).toBeVisible();
        await expect(payable(canvas)).toContain('269.00');
      });
    },
  },
  codeRefused: {
    play: async ({ canvas, userEvent }) => {
      await submitButton(canvas);
      const reasons = [
        ['NOBODY', '没有这个优惠码'],
        ['FIRST100', '该优惠码已用完、已使用过或不适用于你'],
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
  },
  codeUsedUpElsewhere: {
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      await userEvent.type(canvas.getByLabelText('优惠码'), 'QINGHE30{Enter}');
      await canvas.findByText('此优惠码有效，已减免 ¥30', {}, SLOW);
      spendCode('QINGHE30');
      const orders = orderCount();
      await userEvent.click(submit);
      await expectToast('订单内容有变化，请核对后重新提交');
      await expect(canvas.getByText('此优惠码无效，请重新输入验证')).toBeVisible();
      await expect(payable(canvas)).toContain('299.00');
      await expect(orderCount()).toBe(orders);
    },
  },
  codesOff: {
    play: async ({ canvas }) => {
      await submitButton(canvas);
      await expect(canvas.queryByLabelText('优惠码')).toBeNull();
    },
  },
  codesLacking: {
    parameters: { scenario: 'withoutCodes' },
    play: async ({ canvas, userEvent }) => {
      await submitButton(canvas);
      await userEvent.type(canvas.getByLabelText('优惠码'), 'QINGHE30{Enter}');
      await expectToast('本站暂不支持优惠码');
      await waitFor(() => expect(canvas.queryByLabelText('优惠码')).toBeNull(), SLOW);
      await expect(payable(canvas)).toContain('299.00');
      await submitButton(canvas);
    },
  },
  invitationCode: {
    play: async ({ canvas, userEvent }) => {
      await submitButton(canvas);
      await userEvent.type(canvas.getByLabelText('优惠码'), 'u1001{Enter}');
      await expect(await canvas.findByText('邀请码不能在这里使用', {}, SLOW)).toBeVisible();
    },
  },
  priceChanged: {
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
  },
  doubleClick: {
    args: at('/order?goods_type=vod&goods_id=11'),
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      await expect(canvas.queryByText(/^提交后会显示转账信息/)).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: '手动打款' }));
      await expect(canvas.getByText(/^提交后会显示转账信息/)).toBeVisible();
      const orders = orderCount();
      await userEvent.dblClick(submit);
      await canvas.findByRole('heading', { level: 1, name: '线下转账' }, SLOW);
      await expect(orderCount()).toBe(orders + 1);
      await expect(canvas.getByText('财报精读：公司在说什么')).toBeVisible();
    },
  },
  leftMeanwhile: leaving('*/api/v2/order/course', '提交订单', '订单已提交，可在我的订单中支付'),
  freeActivityLeftMeanwhile: {
    args: at('/order?goods_type=activate&goods_id=4'),
    ...leaving('*/api/v2/activate/4/join', '提交报名', '报名成功'),
  },
  membership: {
    args: at('/order?goods_type=role&goods_id=1'),
    beforeEach: keepToasts,
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      await expect(canvas.getByText('青禾会员')).toBeVisible();
      const box = canvas.getByRole('checkbox', { name: /我已阅读并同意/ });
      await expect(box.closest('label')).toHaveTextContent(/^我已阅读并同意《会员服务协议》$/);
      await userEvent.click(submit);
      await expectToast('请同意《会员服务协议》');
      await expect(box).toBeInvalid();
    },
  },
  zeroPrice: {
    args: at('/order?goods_type=role&goods_id=3'),
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      await expect(canvas.queryByRole('radiogroup', { name: '支付方式' })).toBeNull();
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(submit);
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW),
      ).toBeVisible();
    },
  },
  zeroPriceTrouble: {
    args: at('/order?goods_type=role&goods_id=3'),
    beforeEach: ({ msw }) => {
      arePaymentsLost = true;
      msw.use(
        http.get('*/api/v2/order/payments', () =>
          arePaymentsLost ? HttpResponse.html('', { status: 500 }) : undefined,
        ),
      );
    },
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText(/^支付方式加载失败/, {}, SLOW)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '提交订单' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('checkbox'));
      const again = await canvas.findByRole('button', { name: '重试' }, SLOW);
      arePaymentsLost = false;
      await userEvent.click(again);
      await userEvent.click(await submitButton(canvas));
      await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW);
    },
  },
  fullyDiscounted: {
    args: at('/order?goods_type=vod&goods_id=11'),
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      await userEvent.type(canvas.getByLabelText('优惠码'), 'HELLO999{Enter}');
      await canvas.findByText('此优惠码有效，已减免 ¥999', {}, SLOW);
      await expect(payable(canvas)).toContain('0.00');
      await expect(canvas.getByText('−¥268.00')).toBeVisible();
      await userEvent.click(submit);
      await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW);
    },
  },
  cashier: {
    parameters: { scenario: 'generationC' },
    beforeEach: keepToasts,
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      const box = canvas.getByRole('checkbox', { name: /我已阅读并同意/ });
      await expect(box.closest('label')).toHaveTextContent(/^我已阅读并同意《付费内容购买协议》$/);
      await expect(canvas.queryByRole('radiogroup', { name: '支付方式' })).toBeNull();
      await userEvent.click(submit);
      await expectToast('请同意《付费内容购买协议》');
    },
  },
  activity: {
    args: at('/order?goods_type=activate&goods_id=5'),
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      await expect(canvas.getByText('冬夜观星：猎户座与猎户的故事')).toBeVisible();
      await expect(canvas.getByLabelText('手机号')).toHaveValue('13800000001');
      await userEvent.click(submit);
      await expect(await canvas.findByText('请输入姓名!')).toBeVisible();
      await expect(canvas.getByLabelText('姓名')).toHaveFocus();
    },
  },
  freeActivity: {
    args: at('/order?goods_type=activate&goods_id=4'),
    play: async ({ canvas, userEvent }) => {
      const submit = await canvas.findByRole('button', { name: '提交报名' }, SLOW);
      await userEvent.type(canvas.getByLabelText('姓名'), '叶小满');
      const orders = orderCount();
      await userEvent.click(submit);
      await expectToast('报名成功');
      await expect(await canvas.findByText('已报名', {}, SLOW)).toBeVisible();
      await expect(orderCount()).toBe(orders);
    },
  },
  activityClosed: {
    args: at('/order?goods_type=activate&goods_id=6'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '名额已满' }, SLOW);
      await expect(canvas.getByRole('link', { name: '查看活动' })).toBeVisible();
    },
  },
  owned: {
    args: at('/order?goods_type=vod&goods_id=5'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '你已购买该课程' }, SLOW);
      await expect(canvas.getByRole('link', { name: '去学习' })).toHaveAttribute(
        'href',
        '/courses/video/5',
      );
    },
  },
  vipOfOldServer: {
    args: at('/order?goods_type=vod&goods_id=5'),
    beforeEach: () => {
      const course = school.tables.courses.find(({ id }) => id === 5);
      if (course) Reflect.deleteProperty(course, 'is_vip_free');
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '你是会员，可免费观看该课程' }, SLOW);
      await expect(canvas.queryByText('你已购买该课程')).toBeNull();
    },
  },
  notForSale: {
    args: at('/order?goods_type=vod&goods_id=11'),
    beforeEach: () => priceAtNothing(11),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '该课程暂未开放购买' }, SLOW);
      await expect(canvas.queryByRole('button', { name: '提交订单' })).toBeNull();
      await expect(canvas.getByRole('link', { name: '查看课程' })).toHaveAttribute(
        'href',
        '/courses/detail/11',
      );
    },
  },
  badLink: {
    args: at('/order?goods_type=book&goods_id=1'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '订单信息有误，请重新选择课程' }, SLOW);
      await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
        'href',
        '/courses',
      );
    },
  },
  gone: {
    args: at('/order?goods_type=vod&goods_id=9999'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '订单信息有误，请重新选择课程' }, SLOW);
    },
  },
  refused: {
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
  },
  noPayments: {
    beforeEach: () => {
      school.tables.settings.payments = [];
    },
    play: async ({ canvas, userEvent }) => {
      const submit = await submitButton(canvas);
      await expect(
        await canvas.findByText('暂无可用的支付方式，请联系客服', {}, SLOW),
      ).toBeVisible();
      await userEvent.click(submit);
      await expectToast('请选择支付方式');
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(
        http.get('*/api/v2/course/2', () => HttpResponse.html('', { status: 500 }), { once: true }),
      );
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: '重试' }, SLOW));
      await submitButton(canvas);
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await submitButton(canvas);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/course/2', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    },
  },
} satisfies Record<string, PageStory>;
