import { aliasOf } from './aliases.ts';
import { removeURLParameter } from './query.ts';
import { siteRoot, split } from './site.ts';

/**
 * The desktop site's address of a mobile path (with or without `/h5`), query and hash kept, with
 * `site=desktop` so that a phone may stay there. Pages that only h5 has lead to their desktop
 * counterpart. `pcUrl` of system config is used when it is an http(s) address.
 */
export function desktopSiteUrl(path: string, pcUrl?: string | null): string {
  const own = removeURLParameter(path, 'site')
    .replace(/^\/h5(?=[/?#]|$)/, '')
    .replace(/^\/*/, '/');
  const [page, rest] = split(aliasOf(own, 'desktop') ?? own);
  const hashAt = rest.indexOf('#');
  const query = hashAt < 0 ? rest : rest.slice(0, hashAt);
  const hash = hashAt < 0 ? '' : rest.slice(hashAt);
  const search = query.length > 1 ? `${query}&site=desktop` : '?site=desktop';
  return siteRoot(pcUrl, '') + page + search + hash;
}
