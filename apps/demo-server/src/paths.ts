import type { IncomingMessage } from 'node:http';

/** Returns the path of a request, without query; `/` for a target that is no path. */
export function pathOf(req: IncomingMessage): string {
  const path = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '').replace(/[?#].*$/s, '');
  return path.startsWith('/') ? path : '/';
}

/** Whether a path is that of an API call. */
export const isApi = (path: string): boolean => /^\/(?:api|addons)(?:\/|$)/.test(path);

/** Whether a path names a file; it is never answered with a page. */
export const isFile = (path: string): boolean => /\.[a-z][a-z0-9]{1,11}$|\/\./i.test(path);
