import type { IncomingMessage } from 'node:http';

/** The path of a request, without query; `/` for what is no path. */
export function pathOf(req: IncomingMessage): string {
  const path = (req.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '').replace(/[?#].*$/s, '');
  return path.startsWith('/') ? path : '/';
}

/** Whether a path is a call's. */
export const isApi = (path: string): boolean => /^\/(?:api|addons)(?:\/|$)/.test(path);

/** Whether a path is a file's, which is never answered with a page. */
export const isFile = (path: string): boolean => /\.[a-z][a-z0-9]{1,11}$|\/\./i.test(path);
