import { createHash } from 'node:crypto';
import type { SchoolScripts } from '@qinghe/hooks/env';
import type { InlineHashes } from './inlineCode.ts';

/** Headers of pages, files and calls; assets and the demo school's pictures get only `X-Content-Type-Options` of them. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Matches scripts, styles and fonts of pages, whose names contain a hash of their content. */
const ASSET = /^\/(?:h5\/)?assets\//;

/** Matches pictures of the demo school; a page shows twenty of them, so they get few headers. */
const PICTURE = /^\/demo\/.+\.(?:svg|jpg)$/;

/** Policy of a picture that is opened by itself: it can run no code and load nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Returns the headers of a response by its path: the common ones and the policy. Scripts, styles and fonts get no policy,
 * because that of their page applies; the demo school's pictures get a short one.
 */
export function headersOf(path: string, policy: () => string): Readonly<Record<string, string>> {
  if (ASSET.test(path)) return { 'X-Content-Type-Options': 'nosniff' };
  if (PICTURE.test(path))
    return {
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': PICTURE_POLICY,
    };
  return { ...COMMON_HEADERS, 'Content-Security-Policy': policy() };
}

/** The policy of API responses; a school's pages among them set more headers themselves. */
export const API_POLICY = "frame-ancestors 'self'";

/** SHA-256 of the empty text: Emotion fills empty style elements by `insertRule`, which no policy restricts. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Options of {@link sitePolicy}. */
export interface PolicyOptions {
  /** Hashes of the inline code in the built pages. */
  hashes: InlineHashes;
  /** Hosts of external players, such as `player.bilibili.com`. */
  frameHosts: readonly string[];
  /** Further origins that calls may go to, neither the site's own nor https, such as `http://10.0.0.5`. */
  origins?: readonly string[];
  /** Third-party scripts that the school runs: the hosts they come from, and the list with code given in the settings. */
  scripts?: Pick<SchoolScripts, 'hosts' | 'list'>;
  /** Whether WeChat's script may run, for the cards of pages shared inside WeChat (ADR 34). */
  hasWechat?: boolean;
}

/** Source of WeChat's script, and of the frames by which it communicates with old versions of WeChat. */
const WECHAT = { script: 'https://res.wx.qq.com', frame: 'weixin:' } as const;

/** Returns the policy sources of third-party scripts: their hosts, and the SHA-256 of code given in the settings. */
export function scriptSources({ hosts, list }: Pick<SchoolScripts, 'hosts' | 'list'>): string[] {
  const codes = list.flatMap((script) => (script.kind === 'code' ? script.code : []));
  return [
    ...hosts.map((host) => `https://${host}`),
    ...codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  ];
}

/**
 * Returns the Content-Security-Policy of both sites. Scripts and styles come from the build and from third parties in the
 * settings; pictures and media may come from any host and calls go to any https one, since schools store files on hosts that
 * only their API knows. On an https page, browsers accept http for none of these.
 */
export function sitePolicy({
  hashes,
  frameHosts,
  origins = [],
  hasWechat = false,
  scripts = { hosts: [], list: [] },
}: PolicyOptions): string {
  const wechat = (source: keyof typeof WECHAT) => (hasWechat ? [WECHAT[source]] : []);
  const others = scripts.hosts.map((host) => `https://${host}`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptSources(scripts), ...wechat('script'), ...hashes.scripts],
    'style-src': ["'self'", ...others, EMPTY_STYLE, ...hashes.styles],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'media-src': ["'self'", 'blob:', 'https:', 'http:'],
    'connect-src': ["'self'", 'https:', ...origins],
    'worker-src': ["'self'", 'blob:'],
    'child-src': ["'self'", 'blob:'],
    'frame-src': [
      "'self'",
      ...frameHosts.map((host) => `https://${host}`),
      ...others,
      ...wechat('frame'),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
