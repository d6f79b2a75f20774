const tails = new Map<string, Promise<unknown>>();

async function afterOthers<T>(name: string, task: () => Promise<T>): Promise<T> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(task, task);
  tails.set(name, turn);
  return turn;
}

/**
 * Runs a task while no other one runs under the same name, in any tab of this site. In browsers without the Web Locks API this
 * holds only within the tab.
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined =
    typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? await locks.request(name, task) : await afterOthers(name, task);
}

/** Returns the name of the lock that is held while the payment of an order is being started. */
export const paymentLock = (orderNo: string) => `qinghe:pay:${orderNo}`;
