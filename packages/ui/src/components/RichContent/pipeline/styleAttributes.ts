const TAG = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>]+)*/gi;
const PART = /"[^"]*"?|'[^']*'?|([^\s"'=<>/]+)(\s*=)?/g;

/**
 * HTML with its `style` attributes renamed to `data-style`: a strict Content-Security-Policy drops
 * and reports them where HTML is parsed, also in a document that is never shown.
 */
export function deferStyles(html: string): string {
  return html.replace(TAG, (tag) =>
    tag.replace(PART, (part, name?: string, equals?: string) =>
      equals && name?.toLowerCase() === 'style' ? `data-style${equals}` : part,
    ),
  );
}

/** Gives the elements in a box their deferred styles, in the way that no policy restricts. */
export function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]'))
    element.style.cssText = element.getAttribute('data-style') ?? '';
}
