import { local, memberEntries, memberKeys } from '../../storage/index.ts';

/** Positions that the school has not taken yet, one per member and lesson. */
export interface Outbox {
  /** The position that waits; 0 when none does. */
  read: (memberId: number, lessonId: number) => number;
  /** Keeps a position unless a further one waits already, such as another tab's. */
  keep: (memberId: number, lessonId: number, seconds: number) => void;
  /** Takes the position out unless a further one has come since. */
  settle: (memberId: number, lessonId: number, seconds: number) => void;
  /** Lessons of the member with a position that waits. */
  lessons: (memberId: number) => number[];
}

function toSeconds(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

const read = (memberId: number, lessonId: number) =>
  toSeconds(local.read(memberKeys.unsent(memberId, lessonId)));

/** The outbox in this browser's storage. It outlives a crash and a logout. */
export const outbox: Outbox = {
  read,
  keep(memberId, lessonId, seconds) {
    if (seconds > read(memberId, lessonId))
      local.write(memberKeys.unsent(memberId, lessonId), String(seconds));
  },
  settle(memberId, lessonId, seconds) {
    const key = memberKeys.unsent(memberId, lessonId);
    if (local.read(key) !== null && read(memberId, lessonId) <= seconds) local.remove(key);
  },
  lessons: (memberId) =>
    [...memberEntries('unsent', memberId)]
      .filter(([lessonId, text]) => toSeconds(lessonId) > 0 && toSeconds(text) > 0)
      .map(([lessonId]) => Number(lessonId)),
};
