const BASE = 'http://site/';

function spell(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // No text at all: a percent sign that stands for itself.
    return encodeURIComponent(segment);
  }
}

/**
 * The one spelling of a path that pages are shown at: dot segments resolved, no slash doubled or at the
 * end, percent codes only where they are needed. Upper and lower case stay: they name different pages.
 */
export function canonicalPath(pathname: string): string {
  const segments: string[] = [];
  for (const segment of new URL(BASE + pathname).pathname.split('/')) {
    // Node 20 leaves the dots of `/.name/..` unresolved; browsers do not.
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(spell(segment));
  }
  return `/${segments.join('/')}`;
}
