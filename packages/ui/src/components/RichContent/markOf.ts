/**
 * A short word for a content, by which it is found again in a page that was rendered in advance. Others have it once in
 * four thousand million times, and then only what stands there is drawn anew.
 */
export function markOf(html: string): string {
  let hash = 5381;
  for (let index = 0; index < html.length; index += 1)
    hash = Math.imul(hash, 33) ^ html.charCodeAt(index);
  return (hash >>> 0).toString(36);
}
