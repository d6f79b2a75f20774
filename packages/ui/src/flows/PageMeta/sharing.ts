/** What other sites are told of a page. */
export interface Sharing {
  title: string;
  description: string;
  /** The school's name. */
  site: string;
  /** Address of the page's picture. */
  image?: string | undefined;
  /** Facts for search engines, as schema.org names them. */
  facts?: readonly object[] | undefined;
}

/** Query parameters that make another page; all others only arrange it. */
const IDENTIFYING = ['id', 'page'];

/**
 * The one address of a page, whichever site and filter it is seen through: that of the desktop site. The two homes
 * differ, so each keeps its own.
 */
export function canonicalUrl(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const path = pathname.replace(/^\/h5(?=\/.)/, '').replace(/^\/h5$/, '/h5/');
  const query = new URLSearchParams();
  for (const name of IDENTIFYING) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const search = query.toString();
  return origin + path + (search && `?${search}`);
}

/** The way to a page as schema.org names it. */
export function breadcrumbFacts(steps: readonly { name: string; path: string }[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}

const OWN = 'data-page-meta';

function add<K extends 'link' | 'meta' | 'script'>(tag: K, attributes: Record<string, string>) {
  const element = document.createElement(tag);
  element.setAttribute(OWN, '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

/** Puts canonical address, Open Graph and facts into the document's head, in place of the last page's. */
export function share({ title, description, site, image, facts = [] }: Sharing): void {
  document.head.querySelectorAll(`[${OWN}]`).forEach((element) => element.remove());
  const url = canonicalUrl(window.location.href);
  add('link', { rel: 'canonical', href: url });
  const graph = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image && { 'og:image': new URL(image, url).href }),
  };
  for (const [property, content] of Object.entries(graph)) add('meta', { property, content });
  for (const fact of facts)
    add('script', { type: 'application/ld+json' }).textContent = JSON.stringify(fact);
}
