import { ApiError, describeError } from '@qinghe/api/client';
import { closedScan, nextScan } from './scanMachine.ts';
import type { IssuedScan, ScanEvent, ScanState } from './scanMachine.ts';

/** Time between two questions, in milliseconds (spec §9). */
const INTERVAL = 1000;

/** How long to ask nothing after the server has asked for a pause, in milliseconds (contract 1.11). */
const PAUSE = 10_000;

/** What a scan needs of the world. */
export interface ScanPorts {
  issue: (signal: AbortSignal) => Promise<IssuedScan>;
  /** The login code, or null while the phone has not agreed. */
  query: (key: string, signal: AbortSignal) => Promise<string | null>;
  /** Logs in with the code; answers the code to bind a mobile with, or null when the member is there. */
  exchange: (code: string) => Promise<string | null>;
  /** Epoch milliseconds by the device's clock. */
  now: () => number;
  isVisible: () => boolean;
  /** Calls back when the page is shown or hidden; returns the way to stop that. */
  onVisibility: (listener: () => void) => () => void;
}

/** A WeChat scan at work. */
export interface Scan {
  read: () => ScanState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches a code and waits for the phone; returns the way to end that. */
  open: () => () => void;
  /** Fetches another code; the old one is asked about no more. */
  refresh: () => void;
}

const isRefusal = (error: unknown) => {
  const { reason } = describeError(error);
  return reason === 'refused' || reason === 'gone';
};

/** The server no longer knows the code: it has run out, or it was used (contract E-08). */
const isSpent = (error: unknown) => error instanceof ApiError && error.message === '已过期';

/**
 * Runs the scan machine: fetches a code, asks every second whether the phone has agreed while the
 * page is visible, one question at a time, and exchanges the login code once.
 */
export function createScan(ports: ScanPorts): Scan {
  let state: ScanState = closedScan;
  let attempts = 0;
  let controller = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAsking = false;
  let pausedUntil = 0;
  const listeners = new Set<() => void>();

  function dispatch(event: ScanEvent): void {
    const previous = state;
    state = nextScan(state, event, attempts);
    if (state === previous) return;
    if (state.status !== previous.status) enter();
    listeners.forEach((listener) => listener());
  }

  function enter(): void {
    stop();
    watch();
    if (state.status === 'loading') void issue(state.attempt);
    if (state.status === 'exchanging') void exchange(state.code);
  }

  function stop(): void {
    controller.abort();
    controller = new AbortController();
    isAsking = false;
    pausedUntil = 0;
  }

  /** The beat goes on only while there is a code and the page is visible. */
  function watch(): void {
    clearInterval(timer);
    if (state.status === 'active' && ports.isVisible()) timer = setInterval(beat, INTERVAL);
  }

  function beat(): void {
    dispatch({ type: 'tick', now: ports.now() });
    if (state.status === 'active' && !isAsking && ports.now() >= pausedUntil) void ask(state.key);
  }

  async function issue(attempt: number): Promise<void> {
    attempts = attempt;
    const sentAt = ports.now();
    try {
      const scan = await ports.issue(controller.signal);
      dispatch({ type: 'issued', attempt, scan, sentAt, now: ports.now() });
    } catch (error) {
      dispatch({ type: 'issueFailed', attempt, error });
    }
  }

  async function ask(key: string): Promise<void> {
    const { signal } = controller;
    isAsking = true;
    let event: ScanEvent;
    try {
      event = { type: 'polled', key, code: await ports.query(key, signal) };
    } catch (error) {
      event = { type: isRefusal(error) ? 'pollRefused' : 'pollFailed', key };
      if (!signal.aborted && describeError(error).reason === 'rateLimited')
        pausedUntil = ports.now() + PAUSE;
    }
    if (signal.aborted) return;
    isAsking = false;
    dispatch(event);
  }

  async function exchange(code: string): Promise<void> {
    try {
      dispatch({ type: 'exchanged', code, unboundCode: await ports.exchange(code) });
    } catch (error) {
      if (isSpent(error)) dispatch({ type: 'exchangeRefused', code });
      else dispatch({ type: 'exchangeFailed', code, error });
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      dispatch({ type: 'open' });
      const unwatch = ports.onVisibility(() => {
        watch();
        if (ports.isVisible()) beat();
      });
      return () => {
        unwatch();
        dispatch({ type: 'close' });
      };
    },
    refresh: () => dispatch({ type: 'refresh' }),
  };
}
