import { sessionKeys, tab } from '../../storage/index.ts';
import { sanitizeRedirect } from '../../url/index.ts';

/** Keeps where the member was going when a gate came in the way, also while this tab is elsewhere. */
export function keepAim(path: string): void {
  tab.write(sessionKeys.gateReturn, path);
}

/** Where the member was going, a path of this site; `/` when nowhere in particular. */
export function readAim(): string {
  return sanitizeRedirect(tab.read(sessionKeys.gateReturn));
}

/** Forgets it: the member is there. */
export function forgetAim(): void {
  tab.remove(sessionKeys.gateReturn);
}
