import { parseEnv, type Env } from '@qinghe/hooks/env';
import { signTile } from '@qinghe/ui/brand';
import { colourIn } from '@qinghe/ui/theme';
import { escapeHtml } from './escapeHtml.ts';
import { lookOf } from './look.ts';
import { isRecord, type SiteSettings } from './siteSettings.ts';

/** The 503 responses of a school that is temporarily closed, to pages and calls. */
export interface Maintenance {
  /** HTML of the page, which reloads itself every minute. */
  page: string;
  /** The envelope sent to calls (contract 1.2). */
  envelope: string;
  /** Headers of both, among them `Retry-After` (a date, or seconds) and a mark that the closure is intended. */
  headers: Readonly<Record<string, string>>;
  /** Visitors who send this key once, as `?qinghe_key=…`, see the school; '' lets nobody in. */
  key: string;
}

/** Name of the query parameter and of the cookie that carry the key. */
export const KEY_NAME = 'qinghe_key';
/** Content-Security-Policy of the page: no scripts, only inline styles and pictures. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; frame-ancestors 'self'";
/** Lifetime of the cookie with the key, in seconds. */
const KEY_SECONDS = 86_400;
/** `Retry-After` in seconds where the end of the closure is not known. */
const RETRY_SECONDS = 600;

const KEY = /^[\w-]{8,64}$/;
const TEXT = '我们正在升级学堂，很快就回来。';

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the cookie with the key, which lets a browser in from then on. */
export const keyCookie = (key: string): string =>
  `${KEY_NAME}=${key}; Path=/; Max-Age=${KEY_SECONDS}; SameSite=Lax; HttpOnly`;

/** Formats a time in the schools' zone, such as `11月24日 18:30`. */
const timeWords = (time: Date): string =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);

const coloursOf = (primary: string, theme: 'light' | 'dark') =>
  [
    `--page:${colourIn('surface-page', theme)}`,
    `--card:${colourIn('surface-base', theme)}`,
    `--title:${colourIn('text-primary', theme)}`,
    `--text:${colourIn('text-secondary', theme)}`,
    `--mark:${primary}`,
  ].join(';');

function pageOf({ brand: name, icon }: Env, primary: string, words: readonly string[]): string {
  const picture = icon || `data:image/svg+xml,${encodeURIComponent(signTile(name, primary))}`;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="60">
<title>${escapeHtml(name)}正在维护</title>
<link rel="icon" href="${escapeHtml(picture)}">
<style>
:root{${coloursOf(primary, 'light')}}
@media (prefers-color-scheme:dark){:root{${coloursOf(primary, 'dark')}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);font:16px/1.75 "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
main{box-sizing:border-box;width:min(480px,calc(100vw - 32px));padding:48px 32px;border-top:4px solid var(--mark);border-radius:16px;background:var(--card);text-align:center}
img{width:64px;height:64px}
h1{margin:24px 0 12px;color:var(--title);font-size:24px;line-height:1.4}
p{margin:0 0 4px;color:var(--text);overflow-wrap:anywhere}
</style>
</head>
<body>
<main>
<img src="${escapeHtml(picture)}" alt="">
<h1>${escapeHtml(name)}正在维护</h1>
${words.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
</main>
</body>
</html>
`;
}

/**
 * Returns the responses of a school that is closed by the field `maintenance` of its settings: `true`, or an object with
 * `text`, `until` (a time with its zone, such as `2026-12-01T06:00+08:00`) and `key`. Null where it is open.
 */
export function maintenanceOf(settings: SiteSettings): {
  maintenance: Maintenance | null;
  remarks: readonly string[];
} {
  const { maintenance } = settings;
  if (maintenance !== true && !isRecord(maintenance)) return { maintenance: null, remarks: [] };
  const fields = isRecord(maintenance) ? maintenance : {};
  const remarks: string[] = [];
  const until = wordsOf(fields['until']);
  const end = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(until) ? new Date(until) : new Date(Number.NaN);
  const isKnown = !Number.isNaN(end.getTime());
  if (until !== '' && !isKnown)
    remarks.push(
      `maintenance.until ${until} is no time with a zone, such as 2026-12-01T06:00+08:00: left out`,
    );
  const key = wordsOf(fields['key']);
  const isKey = KEY.test(key);
  if (key !== '' && !isKey)
    remarks.push('maintenance.key must be 8 to 64 letters, digits, - or _: nobody can look in');
  const text = wordsOf(fields['text']) || TEXT;
  const words = [text, ...(isKnown ? [`预计 ${timeWords(end)} 恢复。`] : [])];
  return {
    maintenance: {
      page: pageOf(parseEnv(settings), lookOf(settings).primary, words),
      envelope: JSON.stringify({ code: 503, message: words.join(' '), data: [] }),
      headers: {
        'Retry-After': isKnown ? end.toUTCString() : String(RETRY_SECONDS),
        'Qinghe-Maintenance': '1',
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '*',
        'Content-Security-Policy': POLICY,
      },
      key: isKey ? key : '',
    },
    remarks: ['The school is closed: maintenance is set.', ...remarks],
  };
}
