import { arrange, type RenderOptions } from './arrange.ts';
import { sanitize } from './sanitize.ts';

/** Content without what is not allowed, arranged for its page. */
export function clean(html: string, options: RenderOptions): HTMLElement {
  const root = sanitize(html, options);
  arrange(root, options);
  return root;
}
