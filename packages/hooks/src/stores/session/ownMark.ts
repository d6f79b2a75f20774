import { subscribe } from 'valtio';
import { session } from './state.ts';

/**
 * The referral mark of the member who is here: their own id (contract 1.13). Null for a visitor, and where the server sends no
 * id. The mark that a visitor has brought is another thing: that of whoever has sent them.
 */
export function ownMark(): string | null {
  const id = session.user?.id ?? 0;
  return id > 0 ? String(id) : null;
}

/** Runs a listener whenever another mark is the own one; returns the way to stop it. */
export function onOwnMark(listener: () => void): () => void {
  let known = ownMark();
  return subscribe(session, () => {
    const mark = ownMark();
    if (mark === known) return;
    known = mark;
    listener();
  });
}
