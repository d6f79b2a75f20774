const MAX_LENGTH = 2048;
// Only its origin matters: an address that leaves it does not belong to this site.
const BASE = 'https://same-site.invalid';

function hasUnsafeCharacter(text: string): boolean {
  return /[\p{Cc}\u2028\u2029\\]/u.test(text);
}

/** The path with its percent codes undone, however often they were applied; null when malformed. */
function decodeFully(path: string): string | null {
  let decoded = path;
  try {
    for (let round = 0; round < 5; round += 1) {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    }
  } catch {
    return null;
  }
  return null;
}

function sameSitePath(value: string): string | null {
  if (value.length > MAX_LENGTH || !/^\/(?!\/)/.test(value) || hasUnsafeCharacter(value))
    return null;
  let url: URL;
  try {
    url = new URL(value, BASE);
  } catch {
    return null;
  }
  const decoded = decodeFully(url.pathname);
  if (url.origin !== BASE || decoded === null) return null;
  if (!/^\/(?!\/)/.test(decoded) || hasUnsafeCharacter(decoded)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * A `redirect` value that is safe to go to: a path of this site with its query and hash, dot
 * segments resolved. Anything else (absolute addresses, `//host`, `/\host`, the same percent-encoded,
 * control characters, `javascript:`, more than 2048 characters, nothing) is `/`.
 */
export function sanitizeRedirect(value: string | null | undefined): string {
  return (value && sameSitePath(value)) || '/';
}

/** Whether an address is an absolute http(s) URL, to be opened directly instead of routed. */
export function isExternalUrl(url: string | null | undefined): boolean {
  return /^\s*https?:\/\//i.test(url ?? '');
}

/**
 * An address that is safe as `href`: http, https, mailto, tel or a path of this site, trimmed;
 * null for everything else, also for an empty one.
 */
export function safeHref(url: string | null | undefined): string | null {
  const href = url?.trim() ?? '';
  if (href === '' || hasUnsafeCharacter(href)) return null;
  if (/^(?:mailto|tel):\S+$/i.test(href)) return href;
  if (!isExternalUrl(href)) return sameSitePath(href) === null ? null : href;
  try {
    return new URL(href).hostname === '' ? null : href;
  } catch {
    return null;
  }
}
