import { VISIT_KEY } from './keys.ts';

/** How long a visit lasts after the last sign of life, in milliseconds. */
export const VISIT_IDLE = 15 * 60_000;

/** Forgets what a visit has stored; the tab stays one of a shared computer. */
export function emptyVisit(): void {
  window.sessionStorage.clear();
  window.sessionStorage.setItem(VISIT_KEY, String(Date.now() + VISIT_IDLE));
}

/**
 * During a visit on a shared computer the storage that takes the place of local storage: the tab's
 * own. What it held is gone once the visit's time is over, as in a tab that is opened again. Null
 * when there is no visit.
 */
export function visitStorage(): Storage | null {
  try {
    const { sessionStorage } = window;
    const end = sessionStorage.getItem(VISIT_KEY);
    if (end === null) return null;
    if (Date.now() > Number(end)) emptyVisit();
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Whether this tab belongs to a visit on a shared computer, which leaves nothing behind. */
export const isVisit = () => visitStorage() !== null;
