import { postPayWechatScan } from '@qinghe/api/resources/payments';
import { client } from '../client/index.ts';
import { changeOrder, findOrderRecord } from './orderRecords.ts';
import { paymentLock, withLock } from './withLock.ts';

/**
 * Starts the payment of an order by WeChat (contract E-78) and answers what its code says. The
 * server starts it once: the code is kept for a reload and for other tabs.
 */
export async function startWechat(userId: number, orderNo: string): Promise<string> {
  return withLock(paymentLock(orderNo), async () => {
    const kept = findOrderRecord(userId, orderNo)?.codeUrl;
    if (kept) return kept;
    const { code_url: codeUrl } = await client.send(postPayWechatScan, { order_id: orderNo });
    changeOrder(orderNo, { payment: 'wechat', codeUrl });
    return codeUrl;
  });
}
