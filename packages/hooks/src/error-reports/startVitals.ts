import { untilSeen } from '../env/seen.ts';
import { readVitalsUrl } from '../env/vitalsUrl.ts';

/**
 * Tells the address of `vitalsUrl` in `/env.js` how fast this page was, once, when it goes out of sight. Without one nothing is
 * loaded or measured, nor while nobody looks at the page. Nobody waits for it, and what goes wrong on the way stays unsaid.
 *
 * @returns The way to stop.
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
          // As `sendBeacon`, but for what that cannot do without: cookies and the address of the page.
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
