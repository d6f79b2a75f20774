/** Query parameters that make another page; all others only arrange it. */
const IDENTIFYING = ['id', 'page'];

/** Query parameters that make what a visitor sees, and that none of theirs is in. */
const SHOWING = [...IDENTIFYING, 'lesson', 'cid', 'child', 'scene', 'keywords', 'type'];

/** The pages that show the same to everybody. */
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
 * The one address of a page, whichever site and filter it is seen through: that of the desktop site. The two homes
 * differ, so each keeps its own.
 */
export function canonicalUrl(address: string): string {
  return withQuery(new URL(address), IDENTIFYING).href;
}

/** Whether everybody sees the same on a page, so that it can be sent on. A home page is none of them. */
export function isPublicPage(address: string): boolean {
  return PUBLIC.test(new URL(address).pathname);
}

/**
 * The address of a page to give to others: the one address, with the filters that make what is seen and the referral mark of
 * whoever shares (contract 1.13). Nothing else of the query goes along: no code, no redirect, no mark of somebody else. A page
 * that is the visitor's own gives the site's home.
 *
 * @param address The absolute address of the page that shows.
 * @param mark The sharer's own mark; null for a visitor.
 */
export function sharedAddress(address: string, mark: string | null): string {
  const { origin, pathname } = new URL(address);
  const home = /^\/h5(?:\/|$)/.test(pathname) ? `${origin}/h5/` : `${origin}/`;
  const url = isPublicPage(address) ? withQuery(new URL(address), SHOWING) : new URL(home);
  if (mark !== null) url.searchParams.set('msv', mark);
  return url.href;
}
