import { sessionKeys, tab } from '../storage/index.ts';

/** Maximum number of texts kept in a tab; the oldest are dropped. */
const LIMIT = 10;

const nameOf = (userId: number, about: string) => `${userId} ${about}`;

function readAll(): Map<string, unknown> {
  try {
    return new Map(JSON.parse(tab.read(sessionKeys.page('draft')) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Member id of a draft written before the member was loaded. */
const UNKNOWN = 0;

/**
 * Returns the text that a member was writing in this tab, or one written before the member was loaded; '' when there is none.
 *
 * @param about What the text is about, such as `course:7`.
 */
export function readDraft(userId: number, about: string): string {
  const drafts = readAll();
  const text = drafts.get(nameOf(userId, about)) ?? drafts.get(nameOf(UNKNOWN, about));
  return typeof text === 'string' ? text : '';
}

/**
 * Stores a text that is being written, so that the end of a session does not lose it; '' removes it. Never use it for passwords
 * and codes.
 */
export function keepDraft(userId: number, about: string, text: string): void {
  const drafts = readAll();
  for (const id of [userId, UNKNOWN]) drafts.delete(nameOf(id, about));
  if (text !== '') drafts.set(nameOf(userId, about), text);
  tab.write(sessionKeys.page('draft'), JSON.stringify([...drafts].slice(-LIMIT)));
}
