const BASE = 'http://site/';

function spell(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // Not decodable: a percent sign that is meant literally.
    return encodeURIComponent(segment);
  }
}

/**
 * Returns the canonical spelling of a path: dot segments resolved, no double or trailing slash, percent codes only where they are
 * needed. Upper and lower case stay, since they name different pages.
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
