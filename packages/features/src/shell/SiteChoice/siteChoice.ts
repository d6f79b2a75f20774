import { getConfig } from '@qinghe/api/resources/config';
import { client } from '@qinghe/hooks/data/client';
import { local, localKeys } from '@qinghe/hooks/storage';
import { readMobileSite } from '@qinghe/hooks/env';
import {
  chooseSite,
  isOwnMobileSite,
  mobileSiteOf,
  mobileSiteUrl,
  toMeeduH5,
} from '@qinghe/hooks/url';

/** Returns whether this browser should use the mobile site; stores a choice of the desktop site. */
function belongsOnMobileSite(): boolean {
  const { site, remembered } = chooseSite({
    search: window.location.search,
    userAgent: navigator.userAgent,
    remembered: local.read(localKeys.site),
  });
  if (remembered === null) local.remove(localKeys.site);
  else local.write(localKeys.site, remembered);
  return site === 'mobile';
}

/**
 * Redirects to the same address of the mobile site: `/h5`, or the school's `h5_url` where that is to serve phones. MeEdu's H5 has
 * other addresses for the same pages.
 */
async function goToMobileSite(): Promise<void> {
  const { pathname, search, hash, origin } = window.location;
  const address = pathname + search + hash;
  const choice = readMobileSite();
  const other =
    choice === 'here'
      ? null
      : await client.send(getConfig, {}).then(
          (config) => mobileSiteOf(config.h5_url, choice, origin),
          () => null,
        );
  const isTheirs = other !== null && !isOwnMobileSite(other);
  window.location.replace(mobileSiteUrl(isTheirs ? await toMeeduH5(address) : address, other));
}

/**
 * Redirects a phone from a desktop address to the same address of the mobile site, including its query.
 *
 * @returns Whether the browser is leaving the page.
 */
export function leaveForMobileSite(): boolean {
  if (!belongsOnMobileSite()) return false;
  void goToMobileSite();
  return true;
}
