import { untilSeen } from '../env/seen.ts';

/**
 * Measures how fast this page was and sends the figures to the `vitalsUrl` of `/env.js`, once, when the page is hidden. Without
 * that address nothing is loaded or measured, and a prerendered page is measured only once it is visible. A failure is ignored.
 *
 * @returns A function that stops it.
 */
export function startVitals(): () => void {
  const { vitalsUrl }: { vitalsUrl?: unknown } = Object(window.__QINGHE__);
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  if (vitalsUrl)
    void Promise.resolve(untilSeen())
      .then(() => import('./sendVitals.ts'))
      .then(({ sendVitals }) => {
        if (!isStopped) stop = sendVitals();
      })
      .catch(() => undefined);
  return () => stop();
}
