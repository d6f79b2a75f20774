import { sessionKeys, tab } from '@qinghe/hooks/storage';
import { dialogs } from '@qinghe/hooks/stores/dialogs';
import { setLeaving } from '@qinghe/hooks/stores/session';
import { loadToasts, toast } from '@qinghe/ui/components/Toast';

/** How long the words are shown before the site is loaded anew, in milliseconds (spec §9). */
const DELAY = 500;

/** How long the code that shows them may take before the site leaves without it, in milliseconds. */
const PATIENCE = 3000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const KEPT = sessionKeys.page('farewell');

/** Says again, on the page that follows, what 500 ms were too short to read. Called when that has begun. */
export function repeatFarewell(): void {
  const text = tab.read(KEPT);
  tab.remove(KEPT);
  if (text !== null) toast.success(text);
}

/**
 * Says that a session is over and leaves when the words have been there for 500 ms. A reader who has
 * gone on meanwhile, to another page or to the login, is left alone.
 *
 * @param leave Loads the home page anew.
 */
export async function sayFarewell(text: string, leave: () => void): Promise<void> {
  const { href } = window.location;
  // The browser may keep the page as it was left and bring it back.
  window.addEventListener('pagehide', () => setLeaving(false), { once: true });
  toast.success(text);
  await Promise.race([loadToasts(), wait(PATIENCE)]);
  await wait(DELAY);
  if (window.location.href === href && dialogs.account === null) {
    tab.write(KEPT, text);
    leave();
  } else setLeaving(false);
}
