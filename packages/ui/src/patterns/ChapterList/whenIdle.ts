/** Delay before each task in browsers without `requestIdleCallback`, in milliseconds. */
const PAUSE = 50;

const waiting = new Set<() => void>();
let isAsked = false;

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
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

/** Runs a task when the browser is idle, one task per idle callback; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  waiting.add(task);
  ask();
  return () => void waiting.delete(task);
}
