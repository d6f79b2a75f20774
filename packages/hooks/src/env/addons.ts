import type { Site } from '../url/site.ts';
import { parseEnv } from './env.ts';
import { featureOfPath } from './modules.ts';

/**
 * Paths of the pages of MeEdu's paid add-ons, for which these sites have no pages (contract §6); addresses below them count too.
 */
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

/** MeEdu's own clients, which keep showing the add-ons of a school. */
export interface Addons {
  /** Address that the desktop site's visitors are sent to, without a trailing slash. */
  desktop: string;
  /** The same for the mobile site's visitors. */
  mobile: string;
  /** Paths of add-ons without their leading slash; the first that matches decides. */
  paths: readonly string[];
  /** Those of `paths` that are not linked, since the settings switch their module off. */
  closed: readonly string[];
}

/**
 * Returns the address of a client without a trailing slash; null for one that is not safe to write into a server's configuration.
 */
export function readAddonsUrl(url: unknown): string | null {
  const isUrl = typeof url === 'string' && /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(url);
  return isUrl ? url.replace(/\/+$/, '') : null;
}

const isText = (value: unknown) => typeof value === 'string';

/**
 * Reads the field `addons` of `/env.js`, which says where a school's add-ons are shown: `url` is MeEdu's PC client, `mobileUrl`
 * its H5, `paths` are additional add-on paths. Null without `url`. Not part of `parseEnv`, because only code that is loaded late
 * needs it. Never throws.
 *
 * @param isFree Whether one of `paths` may be an add-on's. Servers pass `isAddonPath`; a page that is already at an address
 * without a page of ours does not need it.
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
 * Returns the address in MeEdu's client for an add-on's address; null for any other address.
 *
 * @param address Path below the site's base, with query and hash.
 */
export function addonAddress(addons: Addons | null, address: string, site: Site): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const known = addons?.paths.find((begin) => `${path}/`.startsWith(`/${begin}/`));
  if (!addons || known === undefined || addons.closed.includes(known)) return null;
  return addons[site] + address;
}

/** Returns {@link addonAddress} with the settings of this deployment. */
export function readAddonAddress(address: string, site: Site): string | null {
  return addonAddress(parseAddons(window.__QINGHE__), address, site);
}
