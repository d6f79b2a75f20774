import { BRAND, readEnv, readWechatShare } from '@qinghe/hooks/env';
import { canonicalUrl, isWechatUserAgent } from '@qinghe/hooks/url';
import mark from '@qinghe/ui/assets/brand/share.png';
import { showBrandIcon } from './brandIcon.ts';

/** Data of a page for other sites. */
export interface Sharing {
  title: string;
  description: string;
  /** The school's name. */
  site: string;
  /** Address of the page's picture; defaults to the school's icon, and for Qinghe to its logo. */
  image?: string | undefined;
  /** Structured data for search engines (schema.org). */
  facts?: readonly object[] | undefined;
}

/** Returns a page's breadcrumbs as schema.org data. */
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

/** Attribute of the elements that `share` has added to the head. */
export const OWN = 'data-page-meta';

/** An element of a document's head. */
export interface HeadElement {
  tag: 'link' | 'meta' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Returns the picture of a page: its own, else the school's icon, for Qinghe its logo; empty where there is none. */
function pictureOf({ site, image }: Pick<Sharing, 'site' | 'image'>): string {
  const { icon } = readEnv();
  return image || (icon.startsWith('data:') ? '' : icon) || (site === BRAND ? mark : '');
}

/** Returns the head elements with canonical address, Open Graph and structured data of the page at an address. */
export function sharingElements(
  { title, description, site, image, facts = [] }: Sharing,
  address: string,
): HeadElement[] {
  const url = canonicalUrl(address);
  const picture = pictureOf({ site, image });
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

/** Passes a page to WeChat's script, which is loaded only inside WeChat and where the school allows it. */
async function shareInWechat(sharing: Sharing, address: string): Promise<void> {
  if (!isWechatUserAgent(navigator.userAgent) || !readWechatShare()) return;
  const { showWechatCard } = await import('../WechatCard/index.ts');
  const { title, description } = sharing;
  await showWechatCard({ address, title, description, picture: pictureOf(sharing) });
}

/**
 * Replaces the previous page's canonical address, Open Graph and structured data in the document's head, sets the school's icon
 * in the tab, and passes the page to WeChat for its share card. The description is that of the document.
 */
export async function share(sharing: Omit<Sharing, 'description'>): Promise<void> {
  showBrandIcon(sharing.site);
  const { head } = document;
  head.querySelectorAll(`[${OWN}]`).forEach((element) => element.remove());
  const description =
    head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  const address = window.location.href;
  const elements = sharingElements({ ...sharing, description }, address);
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    element.setAttribute(OWN, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    head.append(element);
  }
  await shareInWechat({ ...sharing, description }, address);
}
