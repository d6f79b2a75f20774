import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyCookie, KEY_NAME, maintenanceOf } from './maintenance.ts';
import { isApi, isFile, pathOf } from './paths.ts';
import { sendText } from './reply.ts';
import type { SiteSettings } from './siteSettings.ts';

/** Whether a request has a cookie with this value. */
function hasCookie(req: IncomingMessage, name: string, value: string): boolean {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.includes(`${name}=${value}`);
}

/**
 * Creates a handler that answers 503 to pages and calls while the school is closed by its settings, except to visitors with
 * the key, and returns whether it has answered. Files and the health check are answered as usual.
 */
export function createClosure(
  settings: SiteSettings,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const { maintenance } = maintenanceOf(settings);
  if (maintenance === null) return () => false;
  const { page, envelope, headers, key } = maintenance;
  return (req, res) => {
    const path = pathOf(req);
    if (path === '/healthz' || isFile(path)) return false;
    const asked = new URLSearchParams(/\?(.*)$/.exec(req.url ?? '')?.[1]).get(KEY_NAME);
    if (key !== '' && asked === key) {
      res.setHeader('Set-Cookie', keyCookie(key));
      return false;
    }
    if (key !== '' && hasCookie(req, KEY_NAME, key)) return false;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (isApi(path)) sendText(res, 503, envelope, 'application/json', 'no-store');
    else sendText(res, 503, page, 'text/html', 'no-store');
    return true;
  };
}
