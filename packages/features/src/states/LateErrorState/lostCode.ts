import { isBeingLeft } from '@qinghe/hooks/env';
import { sessionKeys, tab } from '@qinghe/hooks/storage';

/**
 * Returns whether an error means that code could not be loaded, for instance that of an older release, or could not be parsed.
 */
export const isLostCode = (thrown: unknown) =>
  thrown instanceof SyntaxError ||
  (thrown instanceof Error && /import|preload/i.test(thrown.message));

/**
 * Returns whether this address has not yet been reloaded because of missing code, and records that it is now. A page that is
 * being left is not: to reload it would call its visitor back.
 */
export function isFirstLoss(): boolean {
  if (isBeingLeft()) return false;
  const { href } = window.location;
  if (tab.read(sessionKeys.page('reload')) === href) return false;
  tab.write(sessionKeys.page('reload'), href);
  return true;
}
