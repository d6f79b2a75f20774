import { dom } from './dom.ts';
import { headingRanks } from './headingRanks.ts';
import type { ContentHosts } from './sanitize.ts';

/** How content is arranged on its page. */
export interface RenderOptions extends ContentHosts {
  headingLevel: number;
  /** Whether a path of this site may be linked. */
  isOpenLink: (path: string) => boolean;
  /** The address that a link of this site shows. */
  ownLink: (address: string) => string;
}

type Target = 'foreign' | 'own' | 'refused';

/** Where an address leads: of sites only http, https and this one itself are let be. */
function targetOf(href: string): Target {
  const isSpelledOut = /^https?:\/\/[^/\\]/i.test(href);
  try {
    const { location } = dom();
    const isOwn = new URL(href, location.href).origin === location.origin;
    return isOwn ? 'own' : isSpelledOut ? 'foreign' : 'refused';
  } catch {
    return 'refused';
  }
}

function arrangeLinks(root: HTMLElement, { isOpenLink, ownLink }: RenderOptions) {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (/^(?:mailto|tel):/i.test(href)) continue;
    const target = targetOf(href);
    if (target === 'own' && !href.startsWith('#')) {
      const { pathname, search, hash } = new URL(href, dom().location.href);
      const given = pathname + search + hash;
      const own = ownLink(given);
      if (own !== given) link.setAttribute('href', own);
      if (!isOpenLink(own.replace(/[?#].*/s, ''))) link.removeAttribute('href');
    }
    if (target === 'refused') link.removeAttribute('href');
    if (target !== 'foreign') continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes)
    renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** The highest heading becomes `top`, and no level is skipped on the way down. */
function arrangeHeadings(root: HTMLElement, top: number) {
  const headings = Array.from(root.querySelectorAll('h1, h2, h3, h4, h5, h6'));
  const ranks = headingRanks(headings.map(({ tagName }) => Number(tagName[1]))).values();
  for (const heading of headings) {
    const rank = ranks.next().value ?? 1;
    rename(heading, `h${Math.min(top + rank - 1, 6)}`).setAttribute('data-rank', String(rank));
  }
}

function arrangeTables(root: HTMLElement) {
  for (const table of root.querySelectorAll('table')) {
    const box = table.ownerDocument.createElement('div');
    box.setAttribute('data-scroll', '');
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', table.caption?.textContent.trim() || '表格');
    table.replaceWith(box);
    box.append(table);
  }
}

function arrangeMedia(root: HTMLElement) {
  for (const image of root.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) image.alt = '';
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
  }
  for (const player of root.querySelectorAll('video, audio')) {
    player.setAttribute('controls', '');
    player.setAttribute('preload', 'metadata');
  }
}

function arrangeCode(root: HTMLElement) {
  for (const block of root.querySelectorAll('pre')) {
    block.setAttribute('tabindex', '0');
    block.setAttribute('role', 'group');
    block.setAttribute('aria-label', '代码');
  }
}

/** Prepares sanitised content for its page: links, heading levels, and boxes that scroll. */
export function arrange(root: HTMLElement, options: RenderOptions): void {
  arrangeLinks(root, options);
  arrangeHeadings(root, options.headingLevel);
  arrangeTables(root);
  arrangeMedia(root);
  arrangeCode(root);
}
