const tails = new Map<string, Promise<unknown>>();

/** How long a lock is kept after its task, in ms, while what the task stored reaches the processes of the other tabs. */
const ARRIVES_WITHIN = 500;

async function afterOthers<T>(name: string, task: () => Promise<T>): Promise<T> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(task, task);
  tails.set(name, turn);
  return turn;
}

function lock<T>(locks: LockManager, name: string, task: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const held = locks.request(name, async () => {
      await task().then(resolve, reject);
      // Firefox and WebKit give another tab the lock before the values of localStorage that were set under it.
      await new Promise((done) => setTimeout(done, ARRIVES_WITHIN));
    });
    held.catch(reject);
  });
}

/**
 * Runs a task while no other one runs under the same name, in any tab of this site; the next one reads what it stored. In
 * browsers without the Web Locks API this holds only within the tab.
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined =
    typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? await lock(locks, name, task) : await afterOthers(name, task);
}

/** Returns the name of the lock that is held while the payment of an order is being started. */
export const paymentLock = (orderNo: string) => `qinghe:pay:${orderNo}`;
