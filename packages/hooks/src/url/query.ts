/** A `?a=1&b=2` text, or '' when no value is set. Undefined, null and '' are left out. */
export function toQuery(
  values: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** A positive whole number from a path segment or query value, or null: ids and page numbers. */
export function readId(value: string | null | undefined): number | null {
  if (!value || !/^[1-9]\d*$/.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : null;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replace(/\+/g, ' '));
  } catch {
    return name;
  }
}

/** The URL without a query parameter; everything else stays as it was, letter for letter. */
export function removeURLParameter(url: string, name: string): string {
  const hashAt = url.indexOf('#');
  const hash = hashAt < 0 ? '' : url.slice(hashAt);
  const address = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = address.indexOf('?');
  if (queryAt < 0) return url;
  const pairs = address.slice(queryAt + 1).split('&');
  const kept = pairs.filter((pair) => decodeName(pair.split('=', 1)[0] ?? '') !== name);
  if (kept.length === pairs.length) return url;
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  return address.slice(0, queryAt) + query + hash;
}
