import type { Message } from '@qinghe/api/resources/messages';
import { local, localKeys } from '../../storage/index.ts';
import { markRead, markReadUpTo } from '../../stores/session/index.ts';
import type { ReadMarks } from '../../stores/session/index.ts';

/** The messages that were read: a single one, or all up to a creation time. */
export type ReadMark = { readonly id: string } | { readonly upTo: string };

/** Whether a message is read, according to the server or to the member's latest actions. */
export function isRead(
  { id, read_at, created_at }: Pick<Message, 'id' | 'read_at' | 'created_at'>,
  { ids, upTo }: Readonly<ReadMarks>,
): boolean {
  if (read_at !== null || ids[id] === true) return true;
  return upTo !== null && created_at !== null && created_at <= upTo;
}

/** Shows messages as read at once. */
export function applyMark(mark: ReadMark): void {
  if ('id' in mark) markRead(mark.id);
  else markReadUpTo(mark.upTo);
}

/** Notifies the other tabs of this browser of the messages that were read. */
export function announceMark(mark: ReadMark): void {
  // A storage event is fired only if the value differs, hence the time.
  local.write(localKeys.readMessages, JSON.stringify({ ...mark, at: Date.now() }));
}

/** Parses a read mark from another tab; null when it is invalid. */
export function readMark(value: string | null): ReadMark | null {
  try {
    const mark: unknown = JSON.parse(value ?? 'null');
    if (typeof mark !== 'object' || mark === null) return null;
    if ('id' in mark && typeof mark.id === 'string') return { id: mark.id };
    return 'upTo' in mark && typeof mark.upTo === 'string' ? { upTo: mark.upTo } : null;
  } catch {
    return null;
  }
}
