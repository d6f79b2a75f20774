import useSWR from 'swr';
import { postPayByHand, postPayWechatScan } from '@qinghe/api/resources/payments';
import { client } from '../client/index.ts';
import type { DerivedQuery } from '../swr/index.ts';
import { startWechat } from './startWechat.ts';

/** SWR options that run the call once: the server refuses a second start (contract E-78). */
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
 * Starts an order's WeChat payment and returns the content of its QR code (contract E-78). The server returns it once, so it is
 * stored for a reload and for other tabs.
 */
export function useWechatCode(userId: number, orderNo: string): DerivedQuery<string> {
  return useOnce([postPayWechatScan.name, orderNo], () => startWechat(userId, orderNo));
}

/** Loads the instructions for paying an order by bank transfer (contract E-79): untrusted HTML. */
export function useTransferText(orderNo: string): DerivedQuery<string> {
  return useOnce(
    [postPayByHand.name, orderNo],
    async () => (await client.send(postPayByHand, { order_id: orderNo })).text,
  );
}
