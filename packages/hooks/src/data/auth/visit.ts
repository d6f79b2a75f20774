import { isVisit, local, localKeys } from '../../storage/index.ts';
import { VISIT_KEY } from '../../storage/keys.ts';
import { VISIT_IDLE, visitStorage } from '../../storage/visit.ts';

/** How long a closed tab may be reopened with its session intact, in milliseconds. */
const ABSENCE = 2 * 60_000;

const listeners = new Set<() => void>();

/** Runs a listener whenever a session on a shared computer begins or is cancelled; returns a function that stops it. */
export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the milliseconds left of the session on a shared computer; 0 when there is none. */
export function visitTimeLeft(): number {
  return Math.max(0, Number(visitStorage()?.getItem(VISIT_KEY) ?? 0) - Date.now());
}

/** Extends the session on a shared computer to the full idle time from now. */
export function extendVisit(): void {
  visitStorage()?.setItem(VISIT_KEY, String(Date.now() + VISIT_IDLE));
}

/**
 * Makes the session on a shared computer end soon, because the tab is being closed: whoever reopens it later finds nobody logged
 * in.
 */
export function shortenVisit(): void {
  const left = Math.min(visitTimeLeft(), ABSENCE);
  visitStorage()?.setItem(VISIT_KEY, String(Date.now() + left));
}

/**
 * Begins or cancels a session on a shared computer, before anybody logs in: while it lasts nothing is written to local storage.
 * The referral mark is carried over. Does nothing where the browser has no session storage, since then nothing is stored anyway.
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
