import type { IncomingMessage, ServerResponse } from 'node:http';
import { KEY_NAME, KEY_SECONDS, MAINTENANCE_POLICY, maintenanceOf } from './maintenance.ts';
import { sendText } from './reply.ts';
import { FILE_NAME, pathOf } from './site.ts';
import type { SiteSettings } from './siteSettings.ts';

/** Whether a cookie of a request has this value. */
function hasCookie(req: IncomingMessage, name: string, value: string): boolean {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.includes(`${name}=${value}`);
}

/**
 * Answers 503 to pages and calls while the settings say that the school is closed, but to those who bring the key; tells
 * whether it has. Files and the health check are answered as ever.
 */
export function createClosure(
  settings: SiteSettings,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const { maintenance } = maintenanceOf(settings);
  if (maintenance === null) return () => false;
  const { page, envelope, retryAfter, key } = maintenance;
  return (req, res) => {
    const path = pathOf(req);
    if (path === '/healthz' || FILE_NAME.test(path)) return false;
    const asked = new URLSearchParams(/\?(.*)$/.exec(req.url ?? '')?.[1]).get(KEY_NAME);
    if (key !== '' && asked === key) {
      res.setHeader(
        'Set-Cookie',
        `${KEY_NAME}=${key}; Path=/; Max-Age=${KEY_SECONDS}; SameSite=Lax; HttpOnly`,
      );
      return false;
    }
    if (key !== '' && hasCookie(req, KEY_NAME, key)) return false;
    res.setHeader('Retry-After', retryAfter);
    res.setHeader('Qinghe-Maintenance', '1');
    if (/^\/(?:api|addons)(?:\/|$)/.test(path)) {
      res.setHeader('Access-Control-Allow-Origin', '*');
      sendText(res, 503, envelope, 'application/json', 'no-store');
    } else {
      res.setHeader('Content-Security-Policy', MAINTENANCE_POLICY);
      sendText(res, 503, page, 'text/html', 'no-store');
    }
    return true;
  };
}
