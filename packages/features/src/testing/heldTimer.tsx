/** A timer that a story ends itself. */
export interface HeldTimer {
  /** Whether something waits for it. */
  isWaiting: () => boolean;
  /** Lets the time be over. */
  end: () => void;
}

/**
 * Holds timers of exactly one length: what waits for it goes on when the story says so, on a busy machine as on an idle one.
 *
 * @param ms The length in milliseconds.
 * @returns The timer, and the way to hold none any more.
 */
export function holdTimers(ms: number): [timer: HeldTimer, restore: () => void] {
  const original = Object.getOwnPropertyDescriptor(window, 'setTimeout');
  const set = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  Object.defineProperty(window, 'setTimeout', {
    ...original,
    value: (run: () => void, delay?: number, ...rest: unknown[]) => {
      if (delay !== ms) return set(run, delay, ...rest);
      held.push(run);
      // A number that no real timer has, for whoever clears it.
      return -1;
    },
  });
  const timer: HeldTimer = {
    isWaiting: () => held.length > 0,
    end: () => held.splice(0).forEach((run) => run()),
  };
  const restore = () => {
    if (original) Object.defineProperty(window, 'setTimeout', original);
  };
  return [timer, restore];
}
