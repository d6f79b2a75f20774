/** Query parameters that identify a page; all others only filter or arrange it. */
const IDENTIFYING = ['id', 'page'];

/** Query parameters that determine the content shown, none of which holds anything personal. */
const SHOWING = [...IDENTIFYING, 'lesson', 'cid', 'child', 'scene', 'keywords', 'type'];

/** The pages that show the same content to everybody. */
const PUBLIC = /^(?:\/h5)?\/(?:activates|courses|announcement|search|about|vip)(?:\/|$)/;

function withQuery({ origin, pathname, searchParams }: URL, names: readonly string[]): URL {
  const url = new URL(origin + pathname.replace(/^\/h5(?=\/.)/, '').replace(/^\/h5$/, '/h5/'));
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) url.searchParams.set(name, value);
  }
  return url;
}

/**
 * Returns the canonical address of a page, whichever site and filter it is viewed with: that of the desktop site. The two home
 * pages differ, so each keeps its own address.
 */
export function canonicalUrl(address: string): string {
  return withQuery(new URL(address), IDENTIFYING).href;
}

/** Whether a page shows everybody the same content, so that its address can be shared. False for the home pages. */
export function isPublicPage(address: string): boolean {
  return PUBLIC.test(new URL(address).pathname);
}

/**
 * Returns the address of a page for sharing: the canonical address, with the filters that determine its content and the sharer's
 * referral mark (contract 1.13). Everything else in the query is dropped: login codes, redirects, other referral marks. A
 * personal page gives the site's home page instead.
 *
 * @param address The absolute address of the current page.
 * @param mark The sharer's own mark; null for a visitor.
 */
export function sharedAddress(address: string, mark: string | null): string {
  const { origin, pathname } = new URL(address);
  const home = /^\/h5(?:\/|$)/.test(pathname) ? `${origin}/h5/` : `${origin}/`;
  const url = isPublicPage(address) ? withQuery(new URL(address), SHOWING) : new URL(home);
  if (mark !== null) url.searchParams.set('msv', mark);
  return url.href;
}
