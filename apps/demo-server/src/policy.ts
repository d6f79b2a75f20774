import { statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, parseFrameHosts, parseScripts, parseWechatShare } from '@qinghe/hooks/env';
import { sitePolicy } from './headers.ts';
import { readInlineHashes } from './inlineCode.ts';
import type { Settings } from './settings.ts';

const builtAt = (dir: string) =>
  statSync(path.join(dir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns the origin of an http address; the policy allows https ones anyway. */
function plainOrigin(url: URL | null): string[] {
  return url?.protocol === 'http:' ? [url.origin] : [];
}

/** Returns the origin that a DSN such as `http://key@errors.example:9000/3` reports to; the policy allows https ones anyway. */
function reportOrigin(dsn: unknown): string[] {
  const [, host] =
    /^http:\/\/\w+@([\w.-]+(?::\d+)?)\//.exec(typeof dsn === 'string' ? dsn : '') ?? [];
  return host ? [`http://${host}`] : [];
}

/**
 * Returns a function for the current policy of the built sites, which a build may replace while the server runs.
 *
 * @param school The real school that calls are proxied to; its pictures may have absolute addresses.
 */
export function createPolicy(
  { webDir, h5Dir, site }: Pick<Settings, 'webDir' | 'h5Dir' | 'site'>,
  school: URL | null,
): () => string {
  const { apiUrl } = parseEnv(site);
  const frameHosts = parseFrameHosts(site);
  const hasWechat = parseWechatShare(site);
  const scripts = parseScripts(site);
  const origins = [
    ...[school, apiUrl ? new URL(apiUrl) : null].flatMap(plainOrigin),
    ...reportOrigin(site['sentryDsn']),
  ];
  let built = '';
  let policy = '';
  return () => {
    const now = [webDir, h5Dir].map(builtAt).join();
    if (now !== built) {
      policy = sitePolicy({
        hashes: readInlineHashes([webDir, h5Dir]),
        frameHosts,
        origins,
        hasWechat,
        scripts,
      });
      built = now;
    }
    return policy;
  };
}
