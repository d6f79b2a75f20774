/**
 * Returns a short hash of an HTML string, by which it is found in a prerendered page. Two strings share a hash once in
 * about four thousand million times.
 */
export function markOf(html: string): string {
  let hash = 5381;
  for (let index = 0; index < html.length; index += 1)
    hash = Math.imul(hash, 33) ^ html.charCodeAt(index);
  return (hash >>> 0).toString(36);
}
