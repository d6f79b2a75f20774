import { useEffect, useState, useSyncExternalStore } from 'react';
import { getWechatScanQuery, postWechatScanUrl } from '@qinghe/api/resources/wechatScan';
import { client } from '../client/index.ts';
import { createScan } from './createScan.ts';
import type { ScanState } from './scanMachine.ts';

/** State of a WeChat scan, for render. */
export interface WechatScanStatus {
  state: ScanState;
  /** Fetches a new QR code. */
  refresh: () => void;
}

/**
 * Runs a WeChat scan while the component is mounted and active (contract 4.7, E-10, E-11).
 *
 * @param action What the visitor is asked to confirm on the phone.
 * @param exchange Uses the login code; resolves to the code to bind a mobile number with, or to null when nothing is left to do.
 * Only the first function given is used.
 */
export function useWechatScan(
  action: 'login' | 'bind',
  exchange: (code: string) => Promise<string | null>,
  isActive = true,
): WechatScanStatus {
  const [scan] = useState(() =>
    createScan({
      async issue(signal) {
        let date = '';
        const onReply = (headers: Headers) => (date = headers.get('Date') ?? '');
        const scan = await client.send(postWechatScanUrl, { action }, { signal, onReply });
        return { ...scan, serverTime: Date.parse(date) || null };
      },
      query: async (key, signal) =>
        (await client.send(getWechatScanQuery, { key }, { signal })).code,
      exchange,
      now: () => Date.now(),
      isVisible: () => document.visibilityState === 'visible',
      onVisibility(listener) {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    }),
  );
  const state = useSyncExternalStore(scan.subscribe, scan.read);
  useEffect(() => (isActive ? scan.open() : undefined), [scan, isActive]);
  return { state, refresh: scan.refresh };
}
