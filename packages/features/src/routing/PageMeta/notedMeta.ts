import { canonicalUrl, mobileSiteUrl } from '@qinghe/hooks/url';
import type { PageMetaProps } from './PageMeta.tsx';
import { OWN, sharingElements, type HeadElement } from './sharing.ts';

/** Head data of a page, and the school's name. */
export interface NotedMeta extends PageMetaProps {
  name: string;
}

/** The head of a page that is rendered in advance. */
export interface NotedHead {
  title: string;
  description: string;
  elements: readonly HeadElement[];
}

let noted: NotedMeta | null = null;

/** Records the head data of a page; null resets it for a new page. */
export function noteMeta(meta: NotedMeta | null): void {
  noted = meta;
}

/**
 * Returns the elements that search engines need for a page with a separate mobile version: `alternate`, which Google pairs with
 * `canonical`, and for Baidu the devices that each page is for. They are the same for every reader, so they stay when the
 * application starts.
 */
function deviceElements(address: string): HeadElement[] {
  const { pathname, origin } = new URL(address);
  const device = (content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name: 'applicable-device', content },
  });
  if (/^\/h5(?:\/|$)/.test(pathname)) return [device('mobile')];
  const { pathname: path, search } = new URL(canonicalUrl(address));
  const href = origin + mobileSiteUrl(path + search);
  return [
    device('pc'),
    {
      tag: 'link',
      attributes: { rel: 'alternate', media: 'only screen and (max-width: 640px)', href },
    },
    { tag: 'meta', attributes: { name: 'mobile-agent', content: `format=html5; url=${href}` } },
  ];
}

/** Returns the head of the page that was rendered last, at its address. */
export async function notedHead(address: string): Promise<NotedHead> {
  if (!noted) throw new Error(`${address} says nothing of itself.`);
  const { name, title, description = `${name}：线上课程与线下活动`, image, loadFacts } = noted;
  const facts = await loadFacts?.(name, new URL(address).origin);
  const sharing = { title: title ?? name, description, site: name, image, facts };
  return {
    title: title ? `${title} - ${name}` : name,
    description,
    elements: [
      ...deviceElements(address),
      ...sharingElements(sharing, address).map((element) => ({
        ...element,
        attributes: { [OWN]: '', ...element.attributes },
      })),
    ],
  };
}
