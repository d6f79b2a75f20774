/** Delay before each task in browsers without `requestIdleCallback`, in milliseconds. */
const PAUSE = 50;

/** Longest wait for a browser that is never idle, such as one beside other work, in milliseconds. */
const PATIENCE = 300;

const waiting = new Set<() => void>();
let isAsked = false;

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work, PAUSE);
}

function work(): void {
  isAsked = false;
  const [task] = waiting;
  if (task) {
    waiting.delete(task);
    task();
  }
  ask();
}

/** Runs a task when the browser is idle or has not been for a while, one task at a time; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  waiting.add(task);
  ask();
  return () => void waiting.delete(task);
}
