import { VISIT_KEY } from './keys.ts';

/** How long a session on a shared computer lasts after the last user activity, in milliseconds. */
export const VISIT_IDLE = 15 * 60_000;

/** Clears everything that the session on a shared computer has stored; the tab remains marked as one. */
export function emptyVisit(): void {
  window.sessionStorage.clear();
  window.sessionStorage.setItem(VISIT_KEY, String(Date.now() + VISIT_IDLE));
}

/**
 * Returns the storage that replaces local storage during a session on a shared computer: the tab's session storage. It is cleared
 * once the session's time is over, even in a tab that is opened again. Null outside of such a session.
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

/** Whether this tab belongs to a session on a shared computer, which must leave no data behind. */
export const isVisit = () => visitStorage() !== null;
