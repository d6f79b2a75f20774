import { getConfig } from '@qinghe/api/resources/config';
import { client } from '@qinghe/hooks/data/client';
import { local, localKeys } from '@qinghe/hooks/storage';
import { chooseSite, mobileSiteUrl } from '@qinghe/hooks/url';

/** Whether this browser belongs on the mobile site; remembers the wish for the desktop site. */
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

/** Goes to the same address of the mobile site: `h5_url` of system config, or `/h5` without one. */
async function goToMobileSite(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const h5Url = await client.send(getConfig, {}).then(
    (config) => config.h5_url,
    () => null,
  );
  window.location.replace(mobileSiteUrl(pathname + search + hash, h5Url));
}

/**
 * Sends a phone from a desktop address to the same address of the mobile site, query kept.
 *
 * @returns Whether the browser is leaving.
 */
export function leaveForMobileSite(): boolean {
  if (!belongsOnMobileSite()) return false;
  void goToMobileSite();
  return true;
}
