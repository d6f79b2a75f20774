import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { payOrder } from '@qinghe/api/mocks';
import { readOrderRecords } from '@qinghe/hooks/data/orders';
import { toast } from '@qinghe/ui/components/Toast';
import { keepToasts } from './heldTimer.tsx';
import { keepUnpaid, orderOf, PAID, UNPAID } from './orderSchool.tsx';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory } from './pageStory.tsx';

/** Stories of the page after a payment, shared by both sites. */
export const orderSuccessStories = {
  paid: {
    beforeEach: () => {
      keepUnpaid();
      payOrder(UNPAID);
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW);
      const label = await canvas.findByText('实付', {}, SLOW);
      await expect(label.nextElementSibling).toHaveTextContent('¥269.00');
      await expect(canvas.getByRole('link', { name: '开始学习' })).toHaveAttribute(
        'href',
        '/courses/video/2',
      );
      await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute(
        'href',
        '/member/orders',
      );
      await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
      await expect(canvas.queryByText(/¥1\.00/)).toBeNull();
      // Seen to be paid, it is not gone on with when the same goods are bought again.
      await waitFor(() => expect(readOrderRecords()).toMatchObject([{ isSettled: true }]), SLOW);
    },
  },
  paidElsewhere: {
    args: at(`/order/success?orderId=${PAID}`),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW);
      await expect(
        (await canvas.findByText('订单金额', {}, SLOW)).nextElementSibling,
      ).toHaveTextContent('¥199.00');
    },
  },
  notPaidYet: {
    beforeEach: keepToasts,
    play: async ({ canvas, userEvent, step }) => {
      await canvas.findByRole('heading', { level: 1, name: '支付结果查询中，请勿重复支付' }, SLOW);
      await expect(canvas.queryByText('支付成功')).toBeNull();
      const button = canvas.getByRole('button', { name: '已完成支付' });
      await step('nothing yet', async () => {
        await userEvent.click(button);
        await waitFor(
          () => expect(screen.getByText('暂未查询到支付结果，请稍后再试')).toBeVisible(),
          SLOW,
        );
      });
      await step('paid', async () => {
        payOrder(UNPAID);
        await userEvent.click(button);
        await canvas.findByRole('heading', { level: 1, name: '支付成功' }, SLOW);
      });
    },
  },
  cancelledMeanwhile: {
    beforeEach: keepToasts,
    play: async ({ canvas, userEvent }) => {
      const button = await canvas.findByRole('button', { name: '已完成支付' }, SLOW);
      orderOf(UNPAID).status = 7;
      await userEvent.click(button);
      await canvas.findByRole('heading', { level: 1, name: '已取消' }, SLOW);
      // A later message shows that an earlier one would be there.
      toast.info('消息到了');
      await screen.findByText('消息到了', {}, SLOW);
      await expect(screen.queryByText(/^暂未查询到支付结果/)).toBeNull();
    },
  },
  cancelled: {
    beforeEach: () => {
      orderOf(UNPAID).status = 7;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '已取消' }, SLOW);
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/order/status', () => HttpResponse.error()));
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '暂时查不到支付结果' }, SLOW);
      await expect(canvas.getByText('支付结果查询中，请勿重复支付')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  badLink: {
    args: at('/order/success'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '订单信息有误，请重新选择课程' }, SLOW);
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/order/status', () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    },
  },
  longText: {
    beforeEach: () => {
      keepUnpaid({ name: `机器学习十五讲：${LONG_WORD}`, total: 8_888_888.88 });
      payOrder(UNPAID);
    },
    play: async ({ canvas }) => {
      const label = await canvas.findByText('实付', {}, SLOW);
      await expect(label.nextElementSibling).toHaveTextContent('¥8,888,888.88');
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
