interface Lane {
  subscribers: number;
  controllers: Set<AbortController>;
}

/** Tracks which calls still have subscribers, so that the others can be aborted. */
export interface Requests {
  /** Registers a subscriber for a key's calls; returns a function that unregisters it. */
  subscribe: (key: string) => () => void;
  /** Whether the key has a subscriber or a pending call. */
  isBusy: (key: string) => boolean;
  /** Whether the key has a subscriber. */
  isSubscribed: (key: string) => boolean;
  /**
   * Makes a call under a key. Its signal fires when the last subscriber has left. If another one has subscribed before the
   * aborted call ended, and was given this call to wait for, the call is made again.
   */
  run: <T>(key: string, call: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/**
 * Creates a registry that aborts calls without subscribers. The check is delayed with `defer`, because React's strict mode
 * unmounts and remounts at once. A call that has no subscriber yet (a preload) is left to finish.
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

/** The registry that all hooks share. */
export const requests = createRequests();
