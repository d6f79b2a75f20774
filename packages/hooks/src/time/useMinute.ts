import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** How old the last reading of the clock may be before it is read again, in milliseconds. */
const FRESH = 1000;

let present = 0;
let renderedAt: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const isStale = () => Math.abs(Date.now() - present) >= FRESH;

function look(): void {
  if (!isStale()) return;
  present = Date.now();
  listeners.forEach((listener) => listener());
}

/** Starts the one timer that all subscribers share, or stops it while there are none or the page is hidden. */
function beat(): void {
  clearInterval(timer);
  timer = undefined;
  if (listeners.size === 0 || document.visibilityState !== 'visible') return;
  timer = setInterval(look, MINUTE);
  look();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', beat);
  listeners.add(listener);
  beat();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', beat);
    beat();
  };
}

function read(): number {
  if (timer === undefined && isStale()) present = Date.now();
  return present;
}

/** The current time as an external store; see {@link useMinute}. */
export const minute = { subscribe, read };

/** Sets the time at which the page was rendered in advance. */
export function noteRenderedAt(now: number): void {
  renderedAt = now;
}

/**
 * Returns the current time in epoch milliseconds, for render; it is updated every minute while the page is visible. A page that
 * was rendered in advance hydrates with the time of that rendering, and then switches to the current time.
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, read, () => renderedAt ?? read());
}

/**
 * Like {@link useMinute}, for relative times such as "3 minutes ago". Null while a page is rendered in advance and until it is
 * hydrated, since it is not known when it will be read.
 */
export function useClock(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () =>
    renderedAt === null ? read() : null,
  );
}
