/** A tag up to its end, or all of a `<style>`. */
const PIECE =
  /<style(?=[\s/>])[\s\S]*?(?:<\/style(?=[\s/>])[^>]*>|$)|<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>]+)*/gi;
const PART = /"[^"]*"?|'[^']*'?|([^\s"'=<>/]+)(\s*=)?/g;

/** What an attribute is called that a strict policy reports, where HTML is parsed, and drops. */
const REPORTED = /^(?:style$|on)/i;

/**
 * HTML without `<style>`, and with `style` attributes and handlers renamed (`data-style`, `data-onclick`): a strict
 * Content-Security-Policy drops and reports them where HTML is parsed, also in a document that is never shown.
 */
export function deferStyles(html: string): string {
  return html.replace(PIECE, (piece) =>
    /^<style[\s/>]/i.test(piece)
      ? ''
      : piece.replace(PART, (part, name?: string, equals?: string) =>
          equals && name && REPORTED.test(name) ? `data-${name.toLowerCase()}${equals}` : part,
        ),
  );
}

/** Gives the elements in a box their deferred styles, in the way that no policy restricts. */
export function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]'))
    element.style.cssText = element.getAttribute('data-style') ?? '';
}
