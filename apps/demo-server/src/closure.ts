import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyCookie, KEY_NAME, maintenanceOf } from './maintenance.ts';
import { isApi, isFile, pathOf } from './paths.ts';
import { sendText } from './reply.ts';
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
