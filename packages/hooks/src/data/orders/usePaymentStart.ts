import useSWR from 'swr';
import { postPayByHand, postPayWechatScan } from '@qinghe/api/resources/payments';
import { client } from '../client/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { startWechat } from './startWechat.ts';

/** Started once: a second start would be refused (contract E-78). */
const ONCE = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

function useOnce(key: readonly string[], start: () => Promise<string>): DerivedQuery<string> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<string, Error>(key, start, ONCE);
  return { data, error, isLoading, isRetrying: error !== undefined && isValidating, mutate };
}

/**
 * What WeChat's code says for an order (contract E-78). The server gives it out once, so it is kept
 * for a reload and for other tabs.
 */
export function useWechatCode(userId: number, orderNo: string): DerivedQuery<string> {
  return useOnce([postPayWechatScan.name, orderNo], () => startWechat(userId, orderNo));
}

/** How to transfer the money of an order (contract E-79): untrusted HTML. */
export function useTransferText(orderNo: string): DerivedQuery<string> {
  return useOnce(
    [postPayByHand.name, orderNo],
    async () => (await client.send(postPayByHand, { order_id: orderNo })).text,
  );
}
