import { isVisit, local, localKeys } from '../../storage/index.ts';
import { VISIT_KEY } from '../../storage/keys.ts';
import { VISIT_IDLE, visitStorage } from '../../storage/visit.ts';

/** How long a tab that was closed may be opened again, in milliseconds. */
const ABSENCE = 2 * 60_000;

const listeners = new Set<() => void>();

/** Runs a listener whenever a visit begins or is given up; returns the way to stop. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Milliseconds that the visit still lasts; 0 when there is none. */
export function visitTimeLeft(): number {
  return Math.max(0, Number(visitStorage()?.getItem(VISIT_KEY) ?? 0) - Date.now());
}

/** Lets the visit last for as long as a member may be idle. */
export function extendVisit(): void {
  visitStorage()?.setItem(VISIT_KEY, String(Date.now() + VISIT_IDLE));
}

/** Lets the visit end soon, since the tab is closed: nobody who opens it again later finds the member. */
export function shortenVisit(): void {
  const left = Math.min(visitTimeLeft(), ABSENCE);
  visitStorage()?.setItem(VISIT_KEY, String(Date.now() + left));
}

/**
 * Begins or gives up a visit on a shared computer, before anybody logs in: from now on nothing is
 * written to local storage. The referral mark comes along. Does nothing where the browser keeps no
 * session storage, since nothing is stored there anyway.
 */
export function setVisit(isWanted: boolean): void {
  if (isWanted === isVisit()) return;
  const msv = local.read(localKeys.msv);
  try {
    const { sessionStorage } = window;
    if (isWanted) {
      sessionStorage.setItem(VISIT_KEY, String(Date.now() + VISIT_IDLE));
      if (msv !== null) local.write(localKeys.msv, msv);
    } else {
      for (const key of [VISIT_KEY, ...Object.values(localKeys)]) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
