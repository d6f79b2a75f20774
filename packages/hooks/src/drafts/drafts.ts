import { sessionKeys, tab } from '../storage/index.ts';

/** Texts that a tab keeps; the oldest of more go. */
const LIMIT = 10;

const nameOf = (userId: number, about: string) => `${userId} ${about}`;

function readAll(): Map<string, unknown> {
  try {
    return new Map(JSON.parse(tab.read(sessionKeys.page('draft')) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** A member who is not known yet: the page may be there before its member is. */
const UNKNOWN = 0;

/**
 * The text that a member was writing in this tab, also before the tab knew who that is; '' when
 * there is none.
 *
 * @param about What the text is about, such as `course:7`.
 */
export function readDraft(userId: number, about: string): string {
  const drafts = readAll();
  const text = drafts.get(nameOf(userId, about)) ?? drafts.get(nameOf(UNKNOWN, about));
  return typeof text === 'string' ? text : '';
}

/**
 * Keeps a text that is being written, so that an ended session does not lose it; '' forgets it.
 * Never for passwords and codes.
 */
export function keepDraft(userId: number, about: string, text: string): void {
  const drafts = readAll();
  for (const id of [userId, UNKNOWN]) drafts.delete(nameOf(id, about));
  if (text !== '') drafts.set(nameOf(userId, about), text);
  tab.write(sessionKeys.page('draft'), JSON.stringify([...drafts].slice(-LIMIT)));
}
