import { tab } from '@qinghe/hooks/storage';
import { dialogs } from '@qinghe/hooks/stores/dialogs';
import { setLeaving } from '@qinghe/hooks/stores/session';
import { loadToasts, toast } from '@qinghe/ui/components/Toast';
import { KEPT } from './repeatFarewell.ts';

/** How long the toast is shown before the site is reloaded, in milliseconds (spec §9). */
const DELAY = 500;

/** Maximum wait for the toast's code before the site leaves without it, in milliseconds. */
const PATIENCE = 3000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Shows a toast that the session has ended, and leaves once it was visible for 500 ms. A reader who has meanwhile navigated
 * elsewhere or opened a login dialog stays.
 *
 * @param leave Reloads the site at its home page.
 */
export async function sayFarewell(text: string, leave: () => void): Promise<void> {
  const { href } = window.location;
  // Not on `pagehide`: older browsers still run what follows it, and would show a login on the way.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setLeaving(false);
  });
  toast.success(text);
  await Promise.race([loadToasts(), wait(PATIENCE)]);
  await wait(DELAY);
  if (window.location.href === href && dialogs.account === null) {
    tab.write(KEPT, text);
    leave();
  } else setLeaving(false);
}
