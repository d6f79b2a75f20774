import { sessionKeys, tab } from '@qinghe/hooks/storage';

/** Whether browsers say so of code that cannot be loaded, as that of an older release, or cannot be read. */
export const isLostCode = (thrown: unknown) =>
  thrown instanceof SyntaxError ||
  (thrown instanceof Error && /import|preload/i.test(thrown.message));

/** Whether this address has not been loaded anew for lost code before; from now on it has. */
export function isFirstLoss(): boolean {
  const { href } = window.location;
  if (tab.read(sessionKeys.page('reload')) === href) return false;
  tab.write(sessionKeys.page('reload'), href);
  return true;
}
