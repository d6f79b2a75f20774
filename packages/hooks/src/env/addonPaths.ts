import { pageSources } from '../url/pages.ts';

/** What servers and sites answer themselves. */
const TAKEN = ['api', 'addons', 'assets', 'demo', 'h5', 'maintenance', 'pages', 'prerendered'];

/** Whether an address may begin so and be an add-on's: not where a page of ours or an answer of the server does. */
export function isAddonPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^[A-Za-z][\w-]*(?:\/[\w-]+)*$/.test(path)) return false;
  const [first = ''] = path.split('/');
  const isOurs = [...pageSources.desktop, ...pageSources.mobile].some((source) =>
    `${source}/`.startsWith(`/${path}/`),
  );
  return !TAKEN.includes(first.toLowerCase()) && !isOurs;
}
