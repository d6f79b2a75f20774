import type { Site } from '../url/site.ts';
import { parseEnv } from './env.ts';
import { featureOfPath } from './modules.ts';

/** Pages of MeEdu's paid add-ons, by the beginning of their addresses, which these sites have none for (contract §6). */
const ADDON_PATHS = [
  'live',
  'book',
  'topic',
  'learnPath',
  'exam/papers',
  'exam/practice',
  'exam/mockpaper',
  'exam/wrongbook',
  'exam',
  'tg',
  'ms',
  'k12',
  'ke',
  'wenda',
  'share',
  'code-exchanger',
  'credit1-mall',
  'member/certs',
] as const;

/** The clients of MeEdu that go on showing a school's add-ons. */
export interface Addons {
  /** Where the desktop site's visitors are sent, without a slash at the end. */
  desktop: string;
  /** Where the mobile site's are. */
  mobile: string;
  /** Beginnings of addresses without their first slash; the first that fits decides. */
  paths: readonly string[];
  /** Those of them that lead nowhere, as the settings switch their module off. */
  closed: readonly string[];
}

/** The address of a client, without a slash at its end; null for what cannot stand in a server's configuration. */
export function readAddonsUrl(url: unknown): string | null {
  const isUrl = typeof url === 'string' && /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(url);
  return isUrl ? url.replace(/\/+$/, '') : null;
}

const isText = (value: unknown) => typeof value === 'string';

/**
 * Where a school's add-ons are shown, from the field `addons` of `/env.js`: `url` names MeEdu's PC client, `mobileUrl` its H5,
 * `paths` further addresses that are theirs. Null without `url`. Apart from the other settings because only code that comes late
 * wants it. Never throws.
 *
 * @param isFree Whether one of `paths` may be an add-on's: servers look at `isAddonPath`, a page that was asked for an address
 *   without a page of ours need not.
 */
export function parseAddons(
  settings: unknown,
  isFree: (path: unknown) => path is string = isText,
): Addons | null {
  const { addons }: { addons?: unknown } = Object(settings);
  const { url, mobileUrl, paths }: { url?: unknown; mobileUrl?: unknown; paths?: unknown } =
    Object(addons);
  const desktop = readAddonsUrl(url);
  if (desktop === null) return null;
  const own = Array.isArray(paths) ? paths.filter(isFree) : [];
  const all = [...own, ...ADDON_PATHS];
  const { features } = parseEnv(settings);
  const isClosed = (path: string) => {
    const feature = featureOfPath(`/${path}`);
    return feature !== null && features[feature] === false;
  };
  return {
    desktop,
    mobile: readAddonsUrl(mobileUrl) ?? desktop,
    paths: all,
    closed: all.filter(isClosed),
  };
}

/**
 * Where an address of an add-on leads; null for any other.
 *
 * @param address Path below the site's base, with query and hash.
 */
export function addonAddress(addons: Addons | null, address: string, site: Site): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const known = addons?.paths.find((begin) => `${path}/`.startsWith(`/${begin}/`));
  if (!addons || known === undefined || addons.closed.includes(known)) return null;
  return addons[site] + address;
}

/** {@link addonAddress} of this deployment. */
export function readAddonAddress(address: string, site: Site): string | null {
  return addonAddress(parseAddons(window.__QINGHE__), address, site);
}
