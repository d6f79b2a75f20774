import { ApiError } from '@qinghe/api/client';
import { ORDER_STATUS } from '@qinghe/api/resources/orders';

/** How often the status is asked for while someone looks: 2 s for a minute, 5 s up to 5, 10 s up to 15. */
const PACE = [
  { every: 2000, times: 30 },
  { every: 5000, times: 48 },
  { every: 10_000, times: 60 },
] as const;

/** The longest wait after failures in a row, in milliseconds. */
const LONGEST_WAIT = 30_000;

/** Failures in a row after which the person is told. */
const TROUBLE_AFTER = 2;

/**
 * Milliseconds until the next question after so many questions, or null when it is time to stop.
 * Failures in a row double the wait (contract 1.11).
 */
export function pollDelay(asked: number, failures = 0): number | null {
  let left = asked;
  for (const { every, times } of PACE) {
    if (left <= times) return Math.min(LONGEST_WAIT, every * 2 ** failures);
    left -= times;
  }
  return null;
}

/** What is known about an order's payment. */
export interface StatusState {
  /** One of `ORDER_STATUS`; null until the server has told. */
  readonly status: number | null;
  /** Whether the server could not be asked several times in a row, or the first answer never came. */
  readonly isTroubled: boolean;
  /** Whether nothing more is asked by itself. */
  readonly isStopped: boolean;
  /** Whether a question by hand is under way. */
  readonly isAsking: boolean;
  /** Why the server does not tell: no such order. */
  readonly error: Error | undefined;
}

/** What a poll asks and how it knows that someone looks. */
export interface StatusPorts {
  ask: () => Promise<number>;
  isVisible: () => boolean;
  /** Calls the listener whenever visibility changes; returns the way to stop it. */
  onVisibility: (listener: () => void) => () => void;
}

export interface StatusPoll {
  getState: () => StatusState;
  subscribe: (listener: () => void) => () => void;
  /** Begins to ask; returns the way to stop. */
  start: () => () => void;
  /** Asks at once; resolves to the status, null when the server could not be asked. */
  askNow: () => Promise<number | null>;
}

const isFinal = (status: number | null): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.cancelled;

function isHopeless(error: unknown): error is Error {
  return error instanceof ApiError && (error.isNotFound || error.isUnauthorized);
}

/** Who has waited for the first answer until the end of its time has waited long enough to be told. */
const isTimeout = (error: unknown) => error instanceof ApiError && error.kind === 'timeout';

/**
 * Asks for an order's status again and again, ever more slowly: not while the page is hidden, not
 * after the order is paid or cancelled, not for ever, and never twice at once.
 */
export function createStatusPoll({ ask, isVisible, onVisibility }: StatusPorts): StatusPoll {
  let state: StatusState = {
    status: null,
    isTroubled: false,
    isStopped: false,
    isAsking: false,
    error: undefined,
  };
  let asked = 0;
  let failures = 0;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<number | null> | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<StatusState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function question(): Promise<number | null> {
    asked += 1;
    try {
      const status = await ask();
      failures = 0;
      set({ status, isTroubled: false, error: undefined, isStopped: isFinal(status) });
      return status;
    } catch (error) {
      failures += 1;
      if (isHopeless(error)) set({ error, isStopped: true });
      else
        set({
          isTroubled: failures >= TROUBLE_AFTER || (state.status === null && isTimeout(error)),
        });
      return null;
    }
  }

  function once(): Promise<number | null> {
    pending ??= question().finally(() => {
      pending = null;
    });
    return pending;
  }

  function plan(): void {
    clearTimeout(timer);
    if (!isRunning || state.isStopped || !isVisible()) return;
    const delay = asked === 0 ? 0 : pollDelay(asked, failures);
    if (delay === null) set({ isStopped: true });
    else timer = setTimeout(() => void once().then(plan), delay);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isRunning = true;
      // Whoever comes back from paying wants to know at once.
      const unsubscribe = onVisibility(() => {
        if (isVisible() && isRunning && !state.isStopped) void once().then(plan);
        else clearTimeout(timer);
      });
      plan();
      return () => {
        isRunning = false;
        clearTimeout(timer);
        unsubscribe();
      };
    },
    async askNow() {
      set({ isAsking: true });
      await pending;
      const status = await once();
      plan();
      set({ isAsking: false });
      return status;
    },
  };
}
