import { BRAND, readEnv } from '@qinghe/hooks/env';
import mark from '@qinghe/ui/assets/brand/share.png';
import { showBrandIcon } from './brandIcon.ts';

/** What other sites are told of a page. */
export interface Sharing {
  title: string;
  description: string;
  /** The school's name. */
  site: string;
  /** Address of the page's picture; the school's icon without one, of Qinghe its mark. */
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

/** Marks what `share` has put into the head. */
export const OWN = 'data-page-meta';

/** An element of a document's head. */
export interface HeadElement {
  tag: 'link' | 'meta' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Canonical address, Open Graph and facts of the page at an address. */
export function sharingElements(
  { title, description, site, image, facts = [] }: Sharing,
  address: string,
): HeadElement[] {
  const url = canonicalUrl(address);
  const { icon } = readEnv();
  const picture = image || (icon.startsWith('data:') ? '' : icon) || (site === BRAND ? mark : '');
  const graph = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(picture && { 'og:image': new URL(picture, url).href }),
  };
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...Object.entries(graph).map(([property, content]): HeadElement => ({
      tag: 'meta',
      attributes: { property, content },
    })),
    ...facts.map((fact): HeadElement => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(fact),
    })),
  ];
}

/**
 * Puts canonical address, Open Graph and facts into the document's head, in place of the last page's, and the school's icon
 * into the tab. The description is the document's own.
 */
export function share(sharing: Omit<Sharing, 'description'>): void {
  showBrandIcon(sharing.site);
  const { head } = document;
  head.querySelectorAll(`[${OWN}]`).forEach((element) => element.remove());
  const description =
    head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  const elements = sharingElements({ ...sharing, description }, window.location.href);
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    element.setAttribute(OWN, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    head.append(element);
  }
}
