interface Lane {
  subscribers: number;
  controllers: Set<AbortController>;
}

/** Keeps count of who waits for which calls. */
export interface Requests {
  /** Registers someone who waits for a key's calls; returns the way to stop waiting. */
  subscribe: (key: string) => () => void;
  /** Whether someone waits for the key or a call for it is under way. */
  isBusy: (key: string) => boolean;
  /** Whether someone waits for the key. */
  isSubscribed: (key: string) => boolean;
  /**
   * Makes a call under a key. Its signal fires when the last one who waited has left; the call is made anew where another one
   * has come before it ended, who was given this very call to wait for.
   */
  run: <T>(key: string, call: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/**
 * Creates the bookkeeping that aborts calls nobody waits for any more. The check is put off with
 * `defer`, because React's strict mode unmounts and mounts again at once. A call without any
 * subscriber yet (a preload) is left to finish.
 */
export function createRequests(
  defer: (task: () => void) => void = (task) => void setTimeout(task, 0),
): Requests {
  const lanes = new Map<string, Lane>();

  function laneOf(key: string): Lane {
    const known = lanes.get(key);
    if (known) return known;
    const lane: Lane = { subscribers: 0, controllers: new Set() };
    lanes.set(key, lane);
    return lane;
  }

  function tidy(key: string, lane: Lane): void {
    if (lane.subscribers === 0 && lane.controllers.size === 0 && lanes.get(key) === lane) {
      lanes.delete(key);
    }
  }

  function abandon(key: string, lane: Lane): void {
    if (lane.subscribers > 0) return;
    for (const controller of lane.controllers) controller.abort();
    tidy(key, lane);
  }

  async function run<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const lane = laneOf(key);
    const controller = new AbortController();
    lane.controllers.add(controller);
    try {
      return await call(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted || lane.subscribers === 0) throw error;
      return run(key, call);
    } finally {
      lane.controllers.delete(controller);
      tidy(key, lane);
    }
  }

  return {
    subscribe(key) {
      const lane = laneOf(key);
      lane.subscribers += 1;
      let isWaiting = true;
      return () => {
        if (!isWaiting) return;
        isWaiting = false;
        lane.subscribers -= 1;
        if (lane.subscribers === 0) defer(() => abandon(key, lane));
      };
    },
    isBusy: (key) => lanes.has(key),
    isSubscribed: (key) => (lanes.get(key)?.subscribers ?? 0) > 0,
    run,
  };
}

/** The bookkeeping of all hooks. */
export const requests = createRequests();
