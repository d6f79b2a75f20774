/**
 * Whether an answer is the file that its path names. A host that has no such file, a portal before the network, and a
 * proxy may answer anything with a page of their own.
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
 * Whether a gateway answers for a server that it cannot reach, or that is closed for now: as good as no network. A school
 * that its operator has closed says so itself, and is heard.
 */
export const isOutage = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.has('Qinghe-Maintenance');
