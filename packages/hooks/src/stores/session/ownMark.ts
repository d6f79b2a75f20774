import { subscribe } from 'valtio';
import { session } from './state.ts';

/**
 * Returns the logged-in member's own referral mark: their id (contract 1.13). Null for a visitor, and where the server sends no
 * id. Not to be confused with the stored mark that a visitor arrived with, which is the sharer's.
 */
export function ownMark(): string | null {
  const id = session.user?.id ?? 0;
  return id > 0 ? String(id) : null;
}

/** Runs a listener whenever the own referral mark changes; returns a function that stops it. */
export function onOwnMark(listener: () => void): () => void {
  let known = ownMark();
  return subscribe(session, () => {
    const mark = ownMark();
    if (mark === known) return;
    known = mark;
    listener();
  });
}
