import { useEffect, useState, useSyncExternalStore } from 'react';
import { getWechatScanQuery, postWechatScanUrl } from '@qinghe/api/resources/wechatScan';
import { client } from '../client/index.ts';
import { createScan } from './createScan.ts';
import type { ScanState } from './scanMachine.ts';

/** A WeChat scan for render. */
export interface WechatScanStatus {
  state: ScanState;
  /** Fetches another code. */
  refresh: () => void;
}

/**
 * Runs a WeChat scan as long as the component is shown and active (contract 4.7, E-10, E-11).
 *
 * @param action What the phone is asked to agree to.
 * @param exchange Uses the login code; answers the code to bind a mobile with, or null when all is
 *   done. The first one given is kept.
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
