import { pause } from '../../Late/pause.ts';
import type { RenderOptions } from './arrange.ts';
import { deferStyles } from './styleAttributes.ts';

/** Whether a text contains a formula. A quick check first avoids loading the parser for most texts. */
async function hasFormulas(text: string): Promise<boolean> {
  if (!/\$|\\[([]/.test(text)) return false;
  const formulas = await import('./formulas.ts').catch(() => null);
  return formulas !== null && formulas.findFormulas(text).length > 0;
}

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

async function cleaned(html: string, options: RenderOptions): Promise<HTMLElement> {
  const { clean } = await import('./clean.ts');
  await pause();
  return clean(html, options);
}

/**
 * Renders HTML from outside in two steps, each a complete and safe string: sanitised first, then with
 * code highlighted and formulas rendered. Libraries are loaded only for content that needs them.
 * Throws only when the sanitiser cannot be loaded; where another library cannot, the source stays.
 *
 * @param safeHtml The sanitised HTML if it is known already; the sanitiser is then not loaded.
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
