import { ApiError } from '@qinghe/api/client';
import { getWechatJssdk, type WechatJssdk } from '@qinghe/api/resources/system';
import { client } from '../client/index.ts';

const signed = new Map<string, Promise<WechatJssdk | null>>();

/**
 * Requests the data that WeChat's script needs for an address (contract E-51), once per address; null where the server lacks the
 * call, has sharing switched off or fails. A failed request is repeated on the next call.
 *
 * @param address Absolute, without `#…`.
 */
export function signWechatPage(address: string): Promise<WechatJssdk | null> {
  const known = signed.get(address);
  if (known) return known;
  const answer = client.send(getWechatJssdk, { path: address }).catch((error: unknown) => {
    signed.delete(address);
    if (error instanceof ApiError) return null;
    throw error;
  });
  signed.set(address, answer);
  return answer;
}
