import {
  featureNames,
  isAddonPath,
  parseEnv,
  parseFrameHosts,
  parseMobileSite,
  parseVitalsUrl,
  readAddonsUrl,
} from '@qinghe/hooks/env';
import { isRecord, type SiteSettings } from './siteSettings.ts';

/** The fields of `settings.json`. */
const FIELDS = [
  'apiUrl',
  'brand',
  'icon',
  'navs',
  'features',
  'footer',
  'frameHosts',
  'offline',
  'mobileSite',
  'sentryDsn',
  'vitalsUrl',
  'theme',
  'wechatShare',
  'maintenance',
  'scripts',
  'addons',
];
const ADDONS = ['url', 'mobileUrl', 'paths'];
const FOOTER = ['address', 'phone', 'email', 'qrcodes'];
/** Number of QR codes that the footer has room for; the about page shows all. */
const FOOTER_CODES = 2;
/** Maximum number of characters of a value that a remark shows. */
const MOST = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

/** Returns the number of characters to add, remove or change to turn one word into another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, sign] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries())
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (sign === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns remarks on unknown names, with the most similar known name where it is close. */
function unknownNames(of: string, given: unknown, known: readonly string[]): string[] {
  if (!isRecord(given)) return [];
  return Object.keys(given).flatMap((name) => {
    if (known.includes(name)) return [];
    const [near = ''] = known.toSorted(
      (a, b) =>
        distance(name.toLowerCase(), a.toLowerCase()) -
        distance(name.toLowerCase(), b.toLowerCase()),
    );
    const isNear = distance(name.toLowerCase(), near.toLowerCase()) <= 2;
    return [`${of}${name} is no setting: left out${isNear ? `. Is it ${of}${near}?` : ''}`];
  });
}

type Check = (value: unknown) => string | null;
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value) ? null : `is none of ${words.join(', ')}`;
const isText: Check = (value) => (typeof value === 'string' ? null : 'is no text');
const isSwitch: Check = (value) =>
  typeof value === 'boolean' ? null : 'is neither true nor false';
const isObject: Check = (value) => (isRecord(value) ? null : 'is no object');
const isDsn: Check = (value) =>
  typeof value === 'string' && (value === '' || /^https?:\/\/\w+@[^/]+\/.*\d$/.test(value))
    ? null
    : 'is no address such as https://key@errors.school.example/3';

const isClient: Check = (value) =>
  readAddonsUrl(value) === null ? 'is no address such as https://old.school.example' : null;

const CHECKS: Readonly<Record<string, Check>> = {
  brand: isText,
  navs: oneOf('fixed', 'server'),
  mobileSite: (value) =>
    parseMobileSite({ mobileSite: value }) === value ? null : 'is none of auto, here, school',
  offline: isSwitch,
  wechatShare: isSwitch,
  features: isObject,
  footer: isObject,
  addons: isObject,
  sentryDsn: isDsn,
  vitalsUrl: (value) =>
    value === '' || parseVitalsUrl({ vitalsUrl: value }) !== null
      ? null
      : 'is neither a path such as /vitals nor an https address',
  apiUrl: (value) =>
    value === '' || parseEnv({ apiUrl: value }).apiUrl !== ''
      ? null
      : 'is no address such as https://api.school.example',
  icon: (value) =>
    value === '' || parseEnv({ icon: value }).icon !== '' ? null : 'is no address of a picture',
};

/** Returns remarks on invalid values, field by field; they count as absent. */
const badValues = (
  of: string,
  given: unknown,
  checks: Readonly<Record<string, Check>>,
): string[] =>
  isRecord(given)
    ? Object.entries(checks).flatMap(([name, check]) => {
        const value = given[name];
        const why = value === undefined || value === null ? null : check(value);
        return why === null ? [] : [`${of}${name} ${shown(value)} ${why}: left out`];
      })
    : [];

function badFrameHosts({ frameHosts }: SiteSettings): string[] {
  if (frameHosts === undefined) return [];
  if (!Array.isArray(frameHosts)) return [`frameHosts ${shown(frameHosts)} is no list: left out`];
  return frameHosts.flatMap((host: unknown, place) =>
    parseFrameHosts({ frameHosts: [host] }).length > 0
      ? []
      : [`frameHosts[${place}] ${shown(host)} is no host such as "player.example.com": left out`],
  );
}

function badCodes({ footer }: SiteSettings): string[] {
  const codes: unknown = isRecord(footer) ? footer['qrcodes'] : undefined;
  if (codes === undefined) return [];
  if (!Array.isArray(codes)) return [`footer.qrcodes ${shown(codes)} is no list: left out`];
  const isGood = (code: unknown) =>
    parseEnv({ footer: { qrcodes: [code] } }).footer.qrcodes.length > 0;
  const good = codes.filter(isGood).length;
  return [
    ...codes.flatMap((code: unknown, place) =>
      isGood(code)
        ? []
        : [`footer.qrcodes[${place}] ${shown(code)} has no "src" that is a picture: left out`],
    ),
    ...(good > FOOTER_CODES
      ? [
          `footer.qrcodes: the footer shows the first ${FOOTER_CODES} of ${good}, the about page shows all`,
        ]
      : []),
  ];
}

function badAddonPaths({ addons }: SiteSettings): string[] {
  const given: unknown = isRecord(addons) ? addons['paths'] : undefined;
  if (given === undefined) return [];
  if (!Array.isArray(given)) return [`addons.paths ${shown(given)} is no list: left out`];
  return given.flatMap((path: unknown, place) =>
    isAddonPath(path)
      ? []
      : [
          `addons.paths[${place}] ${shown(path)} is no beginning of an address that is free, such as "packageA/book": left out`,
        ],
  );
}

/** Returns remarks on invalid and unknown settings, which are ignored, for the person who starts the server. */
export function settingRemarks(settings: SiteSettings): string[] {
  const { addons, features, footer } = settings;
  const switches = Object.fromEntries(featureNames.map((name) => [name, isSwitch]));
  const texts = { address: isText, phone: isText, email: isText };
  return [
    ...unknownNames('', settings, FIELDS),
    ...unknownNames('footer.', footer, FOOTER),
    ...unknownNames('features.', features, featureNames),
    ...unknownNames('addons.', addons, ADDONS),
    ...badValues('', settings, CHECKS),
    ...badValues('footer.', footer, texts),
    ...badValues('features.', features, switches),
    ...badValues('addons.', addons, { url: isClient, mobileUrl: isClient }),
    ...badAddonPaths(settings),
    ...badFrameHosts(settings),
    ...badCodes(settings),
  ];
}
