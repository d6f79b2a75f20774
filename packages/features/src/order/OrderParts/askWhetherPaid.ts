import { ORDER_STATUS } from '@qinghe/api/resources/orders';
import type { OrderStatus } from '@qinghe/hooks/data/orders';
import { toast } from '@qinghe/ui/components/Toast';

/** Asks at once whether an order is paid, and tells the member where no payment is seen yet (已完成支付). */
export async function askWhetherPaid({ askNow }: Pick<OrderStatus, 'askNow'>): Promise<void> {
  const answer = await askNow();
  if (answer !== ORDER_STATUS.paid && answer !== ORDER_STATUS.cancelled)
    toast.error('暂未查询到支付结果，请稍后再试');
}
