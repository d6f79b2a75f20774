import { readVitalsUrl } from '../env/vitalsUrl.ts';
import { watchVitals } from './watchVitals.ts';

/**
 * Measures this page and sends the figures to the `vitalsUrl` of `/env.js`, if that is an address.
 *
 * @returns A function that stops it.
 */
export function sendVitals(): () => void {
  const url = readVitalsUrl();
  if (!url) return () => undefined;
  return watchVitals((vitals) => {
    // Like `sendBeacon`, which however cannot omit the cookies and the referrer.
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(vitals),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  });
}
