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

const holdEach =
  (...durations: number[]) =>
  () => {
    const restores = durations.map((duration) => holdTimers(duration)[1]);
    return () => restores.reverse().forEach((restore) => restore());
  };

/** For `beforeEach`: toasts stay while a story is shown, so that its picture has them on a slow machine too. */
export const keepToasts = holdEach(3000, 5000);

/** For `beforeEach`: what the school answers late never comes, and no call is given up, so that the story goes on waiting. */
export const keepWaiting = holdEach(12_000, 15_000);

/** {@link keepWaiting}, without the note after five seconds that the network is slow. */
export const keepWaitingQuietly = holdEach(5000, 12_000, 15_000);
