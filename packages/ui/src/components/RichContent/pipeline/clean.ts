import { arrange, type RenderOptions } from './arrange.ts';
import { sanitize } from './sanitize.ts';

/** Returns the content sanitised and with headings, links and the like adapted to the page (see `arrange`). */
export function clean(html: string, options: RenderOptions): HTMLElement {
  const root = sanitize(html, options);
  arrange(root, options);
  return root;
}
