import { createHash } from 'node:crypto';
import type { SchoolScripts } from '@qinghe/hooks/env';
import type { InlineHashes } from './inlineCode.ts';

/** Headers of every answer, pages, files and calls alike. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Files that pages are made of, under names of their content. */
const ASSET = /^\/(?:h5\/)?assets\//;

/** Pictures of the demo school, of which a page shows twenty. */
const PICTURE = /^\/demo\/.+\.(?:svg|jpg)$/;

/** A picture that somebody opens by itself runs nothing and asks for nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Headers of an answer of the site: all of them, with the policy, but for scripts, styles and fonts, which run under the
 * policy of their page, and for pictures, which have a short one.
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

/** The policy of an API's own answers; a school's pages among them set more themselves. */
export const API_POLICY = "frame-ancestors 'self'";

/** SHA-256 of nothing: Emotion fills empty style elements by `insertRule`, which no policy restricts. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What the policy of the site's pages and files depends on. */
export interface PolicyOptions {
  /** Hashes of what stands inline in the built pages. */
  hashes: InlineHashes;
  /** Hosts of foreign players, such as `player.bilibili.com`. */
  frameHosts: readonly string[];
  /** Origins that calls may go to although they are neither the site's own nor https, such as `http://10.0.0.5`. */
  origins?: readonly string[];
  /** Scripts of others that the school runs: hosts they come from, and hashes of code that stands in the settings. */
  scripts?: Pick<SchoolScripts, 'hosts' | 'list'>;
  /** Whether WeChat's script may run: cards of pages that are sent on inside WeChat (ADR 34). */
  hasWechat?: boolean;
}

/** Where WeChat's script comes from, and the frames by which it speaks to old versions of WeChat. */
const WECHAT = { script: 'https://res.wx.qq.com', frame: 'weixin:' } as const;

/** Where scripts of others may come from: their hosts, and the SHA-256 of what the settings hold as code. */
export function scriptSources({ hosts, list }: Pick<SchoolScripts, 'hosts' | 'list'>): string[] {
  const codes = list.flatMap((script) => (script.kind === 'code' ? script.code : []));
  return [
    ...hosts.map((host) => `https://${host}`),
    ...codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  ];
}

/**
 * The Content-Security-Policy of both sites. Scripts and styles are the build's own; pictures and
 * media may come from any host and calls go to any https one, since schools keep files on hosts that
 * only their API knows. Where the page itself is https, browsers take http for none of these.
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
