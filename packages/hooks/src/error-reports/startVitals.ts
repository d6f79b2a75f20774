import { untilSeen } from '../env/seen.ts';
import { readVitalsUrl } from '../env/vitalsUrl.ts';

/**
 * Measures how fast this page was and sends the figures to the `vitalsUrl` of `/env.js`, once, when the page is hidden. Without
 * that address nothing is loaded or measured, and a prerendered page is measured only once it is visible. A failure is ignored.
 *
 * @returns A function that stops it.
 */
export function startVitals(): () => void {
  const url = readVitalsUrl();
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  if (url)
    void Promise.resolve(untilSeen())
      .then(() => import('./watchVitals.ts'))
      .then(({ watchVitals }) => {
        if (isStopped) return;
        stop = watchVitals((vitals) => {
          // Like `sendBeacon`, which however cannot omit the cookies and the referrer.
          fetch(url, {
            method: 'POST',
            body: JSON.stringify(vitals),
            keepalive: true,
            credentials: 'omit',
            referrerPolicy: 'no-referrer',
          }).catch(() => undefined);
        });
      })
      .catch(() => undefined);
  return () => stop();
}
