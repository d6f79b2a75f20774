import { pause } from '../../Late/pause.ts';
import type { RenderOptions } from './arrange.ts';
import { deferStyles } from './styleAttributes.ts';

/** Returns the plain text of HTML; no script in it runs and no resource loads. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(deferStyles(html), 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  for (const block of body.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6, tr, pre, br'))
    block.append('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

/** HTML whose result depends on the options: links, background pictures (`url()`) and frames. */
const DEPENDENT = /<(?:a|iframe)[\s/]|url\(/i;

/** Whether the sanitised result is the same for all options. */
export const isSettled = (html: string) => !DEPENDENT.test(html);

/** Returns HTML from outside made safe. Throws only when the sanitiser cannot be loaded. */
export async function sanitized(html: string, options: RenderOptions): Promise<string> {
  const { clean } = await import('./clean.ts');
  await pause();
  return clean(html, options).innerHTML;
}

/** A quick check for the delimiters of formulas, which prices have as well. */
const DELIMITER = /\$|\\[([]/;

/** Returns the elements of sanitised content in which code is to be highlighted or formulas may be. */
export function unfinishedIn(root: HTMLElement): Element[] {
  const found = new Set<Element>(root.querySelectorAll('pre'));
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && DELIMITER.test(node.textContent ?? '')) found.add(node.parentElement);
  return Array.from(found);
}

/** Whether a text contains a formula. */
async function hasFormulas(text: string): Promise<boolean> {
  if (!DELIMITER.test(text)) return false;
  const formulas = await import('./formulas.ts').catch(() => null);
  return formulas !== null && formulas.findFormulas(text).length > 0;
}

/**
 * Returns sanitised HTML with its code highlighted and its formulas rendered. Libraries are loaded only for content that
 * needs them; where one cannot be loaded, the source stays.
 */
export async function finished(safeHtml: string): Promise<string> {
  const root = new DOMParser().parseFromString(safeHtml, 'text/html').body;
  if (root.querySelector('pre')) {
    const code = await import('./highlight.ts').catch(() => null);
    await code?.highlightCode(root);
  }
  if (await hasFormulas(root.textContent ?? '')) {
    const maths = await import('./maths.ts').catch(() => null);
    await maths?.renderMaths(root);
  }
  return root.innerHTML;
}
