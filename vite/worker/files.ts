/**
 * Whether a response is the file that its path names. A host without that file, a captive portal or a proxy may respond to
 * anything with a page instead.
 */
export function isFile(path: string, response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || response.redirected) return false;
  if (path.endsWith('.js'))
    return /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type);
  if (path.endsWith('.css')) return /^text\/css\b/i.test(type);
  return !/\bx?html\b/i.test(type);
}

/**
 * Whether a gateway responds for a server that is unreachable or closed for now: treated like no network. The reply of a
 * school that its operator has closed (`Qinghe-Maintenance`) is passed on instead.
 */
export const isOutage = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.has('Qinghe-Maintenance');
