import { ApiError } from '@qinghe/api/client';
import type { ScanPorts } from '../data/wechatScan/createScan.ts';
import type { IssuedScan } from '../data/wechatScan/scanMachine.ts';

/** A pending call, which the test resolves or rejects. */
interface Pending<T> {
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

/** Creates fake ports for a scan, whose calls stay pending until the test settles them. */
export function createScanWorld() {
  let issued = 0;
  let isVisible = true;
  const visibilityListeners = new Set<() => void>();
  const pending = {
    issue: new Array<Pending<IssuedScan>>(),
    query: new Array<Pending<string | null>>(),
    exchange: new Array<Pending<string | null>>(),
  };
  const calls = { issue: 0, query: new Array<string>(), exchange: new Array<string>() };
  const ports: ScanPorts = {
    issue() {
      calls.issue += 1;
      return new Promise((resolve, reject) => pending.issue.push({ resolve, reject }));
    },
    query(key) {
      calls.query.push(key);
      return new Promise((resolve, reject) => pending.query.push({ resolve, reject }));
    },
    exchange(code) {
      calls.exchange.push(code);
      return new Promise((resolve, reject) => pending.exchange.push({ resolve, reject }));
    },
    now: () => Date.now(),
    isVisible: () => isVisible,
    onVisibility(listener) {
      visibilityListeners.add(listener);
      return () => void visibilityListeners.delete(listener);
    },
  };
  return {
    ports,
    pending,
    calls,
    listeners: visibilityListeners,
    isVisible: () => isVisible,
    show: (next: boolean) => {
      isVisible = next;
      for (const listener of Array.from(visibilityListeners)) listener();
    },
    /** Returns a new QR code; `lifeLeft` is its remaining life by the device's clock, in milliseconds. */
    freshScan: (lifeLeft = 300_000): IssuedScan => {
      issued += 1;
      const key = `key-${issued}`;
      const expire = new Date(Date.now() + lifeLeft).toISOString();
      return { url: `https://school.example/scan?key=${key}`, key, expire, serverTime: null };
    },
  };
}

/** Errors of the API client. */
export const apiError = {
  refused: (message = '参数错误') =>
    new ApiError({ kind: 'envelope', code: 1, url: '/scan', message }),
  gone: () => new ApiError({ kind: 'envelope', code: 404, url: '/scan', message: '资源不存在' }),
  rateLimited: () =>
    new ApiError({ kind: 'envelope', code: 429, url: '/scan', message: '请稍后再试' }),
  network: () => new ApiError({ kind: 'network', url: '/scan' }),
};

/** Waits until the callbacks of all settled promises have run. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
}
