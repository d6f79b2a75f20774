import { pageSources } from '../url/pages.ts';

/** First path segments that the servers and the sites use themselves. */
const TAKEN = ['api', 'addons', 'assets', 'demo', 'h5', 'maintenance', 'pages', 'prerendered'];

/** Whether add-ons may have a path: none of our pages is at or below it, and its first segment is not in use. */
export function isAddonPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^[A-Za-z][\w-]*(?:\/[\w-]+)*$/.test(path)) return false;
  const [first = ''] = path.split('/');
  const isOurs = [...pageSources.desktop, ...pageSources.mobile].some((source) =>
    `${source}/`.startsWith(`/${path}/`),
  );
  return !TAKEN.includes(first.toLowerCase()) && !isOurs;
}
