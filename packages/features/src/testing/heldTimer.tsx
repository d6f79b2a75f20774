/** A timer that a story ends itself. */
export interface HeldTimer {
  /** Returns whether code is waiting for the timer. */
  isWaiting: () => boolean;
  /** Runs the waiting code. */
  end: () => void;
}

/**
 * Holds all timers of exactly one duration until the story ends them, so that the story does not depend on the machine's speed.
 *
 * @param ms The duration in milliseconds.
 * @returns The timer, and a function that stops holding timers.
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
      // An id that no real timer has, for code that clears it.
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
