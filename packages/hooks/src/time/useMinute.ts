import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** A look at the clock that is no older than this needs no other. */
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

/** One beat for all who wait for it; none while nobody does or nobody can see the page. */
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

/** The present as a store; see {@link useMinute}. */
export const minute = { subscribe, read };

/** Says when the page was rendered, for one that was rendered in advance. */
export function noteRenderedAt(now: number): void {
  renderedAt = now;
}

/**
 * The present in epoch milliseconds, for render; read anew every minute that the page is seen. A page
 * that was rendered in advance is taken over with the time it was rendered at, and then goes on to now.
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, read, () => renderedAt ?? read());
}

/**
 * As {@link useMinute}, for words that say how long ago something was; null where a page is rendered in advance, and until
 * it is taken over: nobody knows when it will be read.
 */
export function useClock(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () =>
    renderedAt === null ? read() : null,
  );
}
