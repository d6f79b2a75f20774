import { sessionKeys, tab } from '../../storage/index.ts';
import { sanitizeRedirect } from '../../url/index.ts';

/** Stores the page that the member was about to open when a required check intervened, even while this tab is on another site. */
export function keepAim(path: string): void {
  tab.write(sessionKeys.gateReturn, path);
}

/** Returns the stored page, a path of this site; `/` when none is stored. */
export function readAim(): string {
  return sanitizeRedirect(tab.read(sessionKeys.gateReturn));
}

/** Forgets the stored page, once the member has reached it. */
export function forgetAim(): void {
  tab.remove(sessionKeys.gateReturn);
}
