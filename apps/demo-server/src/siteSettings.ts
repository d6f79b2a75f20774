import { readFileSync } from 'node:fs';

/** The settings that `/env.js` assigns to `window.__QINGHE__`; the apps validate them field by field. */
export type SiteSettings = Record<string, unknown>;

const demoFooter = {
  address: '杭州市余杭区禾塘路 18 号 3 幢',
  phone: '0571-0000 8899',
  email: 'hello@qinghe.example',
  qrcodes: [
    { label: '微信公众号', src: '/demo/media/qr-wechat.svg' },
    { label: '手机版', src: '/demo/media/qr-h5.svg' },
  ],
};

/** Whether a value is an object and not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFile(file: string | undefined): SiteSettings {
  if (!file) return {};
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(content)) return content;
  } catch (cause) {
    throw new Error(`QINGHE_SETTINGS: cannot read ${file}`, { cause });
  }
  throw new Error(`QINGHE_SETTINGS: ${file} holds no JSON object`);
}

/** Parses feature switches such as `live,-vip`: a name switches on, a name after a minus switches off. */
function readFeatures(list: string | undefined): Record<string, boolean> {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return Object.fromEntries(
    names.filter(Boolean).map((name) => [name.replace(/^-/, ''), !name.startsWith('-')]),
  );
}

const given = (fields: Record<string, string | undefined>): SiteSettings =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

/** Name of a school whose settings have none, until its server has sent one (ADR 36). */
export const UNNAMED = '网校';

/** Adds a name to the settings of a real school that have none, since Qinghe's is only for the demo school. */
export function named(settings: SiteSettings): SiteSettings {
  const { brand } = settings;
  return typeof brand === 'string' && brand.trim() ? settings : { ...settings, brand: UNNAMED };
}

/**
 * Reads the apps' run-time settings, where later sources override earlier ones: the demo school's contacts (only for the
 * demo school), the JSON file that `QINGHE_SETTINGS` names, then `QINGHE_BRAND`, `QINGHE_NAVS`, `QINGHE_MOBILE_SITE`,
 * `QINGHE_SENTRY_DSN`, `QINGHE_FEATURES` (such as `live,-vip`) and `QINGHE_FOOTER_{ADDRESS,PHONE,EMAIL}`. A real school
 * always has a name. Throws when the file cannot be read.
 */
export function readSiteSettings(env: NodeJS.ProcessEnv, isDemo: boolean): SiteSettings {
  const file = readFile(env['QINGHE_SETTINGS']);
  const settings: SiteSettings = {
    ...file,
    ...given({
      brand: env['QINGHE_BRAND'],
      navs: env['QINGHE_NAVS'],
      mobileSite: env['QINGHE_MOBILE_SITE'],
      sentryDsn: env['QINGHE_SENTRY_DSN'],
    }),
    features: {
      ...(isRecord(file['features']) ? file['features'] : {}),
      ...readFeatures(env['QINGHE_FEATURES']),
    },
    footer: {
      ...(isDemo ? demoFooter : {}),
      ...(isRecord(file['footer']) ? file['footer'] : {}),
      ...given({
        address: env['QINGHE_FOOTER_ADDRESS'],
        phone: env['QINGHE_FOOTER_PHONE'],
        email: env['QINGHE_FOOTER_EMAIL'],
      }),
    },
  };
  return isDemo ? settings : named(settings);
}

/** Serialises a value as code that is safe in an inline script. */
const code = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Returns the script of `/env.js`: it applies the school's look before the first paint, then sets its settings, without
 * those that only the server needs, because the script is public.
 *
 * @param rules CSS rules; they are inserted into an empty style element, which the site's policy allows.
 */
export function envScript(settings: SiteSettings, rules: readonly string[] = []): string {
  const look =
    rules.length > 0
      ? `(function (rules, style) {
  document.head.appendChild(style);
  if (style.sheet) for (var i = 0; i < rules.length; i++) style.sheet.insertRule(rules[i], i);
})(${code(rules)}, document.createElement('style'));
`
      : '';
  const { maintenance: _own, ...shown } = settings;
  return `${look}window.__QINGHE__ = ${code(shown)};\n`;
}
