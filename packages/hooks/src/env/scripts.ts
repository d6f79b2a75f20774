/** A third-party script that a school runs, such as statistics or customer service. */
export type SchoolScript =
  /** A script file at this address. */
  | { kind: 'src'; src: string }
  /** Inline code. */
  | { kind: 'code'; code: string };

/** Third-party scripts, and what they require of the content security policy and of the visitor's consent. */
export interface SchoolScripts {
  list: readonly SchoolScript[];
  /** Further hosts that scripts, styles and frames may come from, such as `hm.baidu.com` or `*.zoosnet.net`. */
  hosts: readonly string[];
  /** Whether no script runs before the visitor has agreed. */
  needsConsent: boolean;
}

const HOST = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;
const NONE: SchoolScripts = { list: [], hosts: [], needsConsent: false };

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Returns the host of an https address, with its port; null for any other address. */
function hostOf(src: string): string | null {
  try {
    const { protocol, host } = new URL(src);
    return protocol === 'https:' && HOST.test(host) ? host : null;
  } catch {
    return null;
  }
}

const isOwn = (src: string): boolean => /^\/(?![/\\])\S+$/.test(src);

/** Reads one entry of the list: `{ "src": … }` of an https host or of this site, or `{ "code": … }`; empty for anything else. */
function scriptOf(value: unknown): SchoolScript[] {
  const fields = fieldsOf(value);
  const [src, code] = [fields.get('src'), fields.get('code')];
  if (typeof src === 'string' && (isOwn(src) || hostOf(src) !== null))
    return [{ kind: 'src', src }];
  return typeof code === 'string' && code.trim() !== '' ? [{ kind: 'code', code }] : [];
}

/**
 * Reads the field `scripts` of `/env.js`: the third-party scripts (`list`), further hosts (`hosts`) and whether they need consent
 * (`consent`). A bad entry counts as absent. Not part of `parseEnv`, because only code that is loaded late needs it. Never
 * throws.
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

/** Returns {@link parseScripts} with the settings of this deployment. */
export function readScripts(): SchoolScripts {
  return parseScripts(window.__QINGHE__);
}
