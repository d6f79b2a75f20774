import { safeHref } from '@qinghe/hooks/url';

/** A school's description of itself: HTML, the address of a page, or nothing (contract 3.4). */
export type AboutSource =
  { kind: 'html'; html: string } | { kind: 'link'; href: string } | { kind: 'none' };

/** Distinguishes an address from HTML. An address is a single word without `<` that is safe as a link. */
export function aboutSource(aboutus: string | undefined): AboutSource {
  const source = aboutus?.trim() ?? '';
  if (source === '') return { kind: 'none' };
  const isAddress = /^(?:https?:\/)?\/[^\s<]*$/i.test(source);
  if (!isAddress) return { kind: 'html', html: source };
  const href = safeHref(source);
  return href === null ? { kind: 'none' } : { kind: 'link', href };
}
