/** A script of others that a school runs, such as statistics or customer service. */
export type SchoolScript =
  /** Comes from this address. */
  | { kind: 'src'; src: string }
  /** Is this code. */
  | { kind: 'code'; code: string };

/** Scripts of others, and what the policy and the visitor have to do with them. */
export interface SchoolScripts {
  list: readonly SchoolScript[];
  /** Hosts that scripts, styles and frames may come from besides, such as `hm.baidu.com` or `*.zoosnet.net`. */
  hosts: readonly string[];
  /** Whether nothing of it runs before the visitor has agreed. */
  needsConsent: boolean;
}

const HOST = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;
const NONE: SchoolScripts = { list: [], hosts: [], needsConsent: false };

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** The host of an https address, with its port; null for what is none. */
function hostOf(src: string): string | null {
  try {
    const { protocol, host } = new URL(src);
    return protocol === 'https:' && HOST.test(host) ? host : null;
  } catch {
    return null;
  }
}

const isOwn = (src: string): boolean => /^\/(?![/\\])\S+$/.test(src);

/** One entry of the list: `{ "src": … }` of an https host or of this site, or `{ "code": … }`; nothing for what is neither. */
function scriptOf(value: unknown): SchoolScript[] {
  const fields = fieldsOf(value);
  const [src, code] = [fields.get('src'), fields.get('code')];
  if (typeof src === 'string' && (isOwn(src) || hostOf(src) !== null))
    return [{ kind: 'src', src }];
  return typeof code === 'string' && code.trim() !== '' ? [{ kind: 'code', code }] : [];
}

/**
 * Scripts of others, from the field `scripts` of `/env.js`: `list`, `hosts`, `consent`. A bad entry counts as absent. Apart
 * from the other settings because only code that comes late wants it. Never throws.
 */
export function parseScripts(settings: unknown): SchoolScripts {
  const fields = fieldsOf(fieldsOf(settings).get('scripts'));
  const given = fields.get('list');
  const list = Array.isArray(given) ? given.flatMap(scriptOf) : [];
  if (list.length === 0) return NONE;
  const named = fields.get('hosts');
  const hosts = [
    ...list.flatMap((script) => (script.kind === 'src' ? (hostOf(script.src) ?? []) : [])),
    ...(Array.isArray(named) ? named : []).filter(
      (host: unknown): host is string => typeof host === 'string' && HOST.test(host),
    ),
  ];
  return { list, hosts: [...new Set(hosts)], needsConsent: fields.get('consent') === true };
}

/** {@link parseScripts} of this deployment. */
export function readScripts(): SchoolScripts {
  return parseScripts(window.__QINGHE__);
}
