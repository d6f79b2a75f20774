import { forgetCopies } from './caches.ts';
import { local, tab } from '../storage/browser.ts';
import { localKeys, sessionKeys } from '../storage/keys.ts';
import { emptyVisit, isVisit } from '../storage/visit.ts';

/**
 * Removes what a member's session has stored on the device besides the session itself: drafts, the stored intent, lengths and
 * scroll positions of lists, the last read mark, and cached replies. On a shared computer everything is removed. Otherwise notes
 * and progress stay: they have no other copy.
 */
export function forgetTraces(): void {
  if (isVisit()) {
    emptyVisit();
    return;
  }
  void forgetCopies();
  local.remove(localKeys.readMessages);
  for (const what of ['draft', 'intent', 'list-length', 'return', 'scroll'] as const)
    tab.remove(sessionKeys.page(what));
}
