import { forgetCopies } from './caches.ts';
import { local, tab } from '../storage/browser.ts';
import { localKeys, sessionKeys } from '../storage/keys.ts';
import { emptyVisit, isVisit } from '../storage/visit.ts';

/**
 * Removes what a member's session leaves on the device beside the session itself: texts that were
 * being written, the places of lists, what was read last, and the copies of replies. Of a visit on a shared computer nothing
 * stays. Notes and progress of other sessions stay: they have no other copy.
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
