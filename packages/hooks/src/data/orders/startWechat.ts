import { postPayWechatScan } from '@qinghe/api/resources/payments';
import { client } from '../client/index.ts';
import { changeOrder, findOrderRecord } from './orderRecords.ts';
import { paymentLock, withLock } from './withLock.ts';

/**
 * Starts the WeChat payment of an order (contract E-78) and returns the content of its QR code. The server allows this once, so
 * the content is stored for a reload and for other tabs.
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
