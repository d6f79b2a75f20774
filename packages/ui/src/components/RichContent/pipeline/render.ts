import { pause } from '../../Late/pause.ts';
import type { RenderOptions } from './arrange.ts';
import { deferStyles } from './styleAttributes.ts';

/** Whether a text holds a formula; most hold nothing that looks like one. */
async function hasFormulas(text: string): Promise<boolean> {
  if (!/\$|\\[([]/.test(text)) return false;
  const formulas = await import('./formulas.ts').catch(() => null);
  return formulas !== null && formulas.findFormulas(text).length > 0;
}

/** The words of HTML without its elements; nothing in it runs or loads. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(deferStyles(html), 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  for (const block of body.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6, tr, pre, br'))
    block.append('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

/** What the outcome of may change with the options: links of the site, pictures below words and frames. */
const DEPENDENT = /<(?:a|iframe)[\s/]|url\(/i;

/** Whether content comes out the same whatever the options are. */
export const isSettled = (html: string) => !DEPENDENT.test(html);

async function cleaned(html: string, options: RenderOptions): Promise<HTMLElement> {
  const { clean } = await import('./clean.ts');
  await pause();
  return clean(html, options);
}

/**
 * Renders HTML from outside in steps, each a complete and safe string: sanitised first, then with
 * code coloured and formulas set if there are any. Libraries are loaded for the content that needs
 * them. Throws only when the sanitiser cannot be loaded; without the others their source stays.
 *
 * @param safeHtml The first step, where it is known: the sanitiser is not loaded for it.
 */
export async function* renderSteps(
  html: string,
  options: RenderOptions,
  safeHtml: string | null,
): AsyncGenerator<string> {
  const root =
    safeHtml === null
      ? await cleaned(html, options)
      : new DOMParser().parseFromString(safeHtml, 'text/html').body;
  yield root.innerHTML;

  if (root.querySelector('pre')) {
    const code = await import('./highlight.ts').catch(() => null);
    await code?.highlightCode(root);
  }
  if (await hasFormulas(root.textContent ?? '')) {
    const maths = await import('./maths.ts').catch(() => null);
    await maths?.renderMaths(root);
  }
  yield root.innerHTML;
}
