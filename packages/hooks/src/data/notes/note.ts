/** Longest text of a note, in characters. */
export const NOTE_LENGTH = 2000;

/** A note that a member took in a lesson. It never leaves this device by itself. */
export interface Note {
  id: string;
  courseId: number;
  lessonId: number;
  /** Names of the course and the lesson when the note was taken, so it can be read without the school. */
  courseTitle: string;
  lessonTitle: string;
  /** Whole second of the lesson. */
  seconds: number;
  text: string;
  /** ISO-8601. */
  createdAt: string;
  updatedAt: string;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
  );
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500;
}

/** Reads a note from storage or from a file; null when it is none. */
export function readNote(value: unknown): Note | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [id, courseId, lessonId, courseTitle, lessonTitle, seconds, text, createdAt, updatedAt] = [
    'id',
    'courseId',
    'lessonId',
    'courseTitle',
    'lessonTitle',
    'seconds',
    'text',
    'createdAt',
    'updatedAt',
  ].map((name) => fields.get(name));
  const isSecond = typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 0;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || !isSecond) return null;
  if (!isId(courseId) || !isId(lessonId) || !isName(courseTitle) || !isName(lessonTitle))
    return null;
  if (typeof text !== 'string' || text.trim() === '' || text.length > NOTE_LENGTH) return null;
  if (!isMoment(createdAt) || !isMoment(updatedAt)) return null;
  return { id, courseId, lessonId, courseTitle, lessonTitle, seconds, text, createdAt, updatedAt };
}

/** An id that no other note has. */
export function newNoteId(now: number): string {
  const chance = Math.random().toString(36).slice(2, 10);
  return `${now.toString(36)}-${chance}`;
}

/** Tags in a text, `#函数 #复习`, without the mark and without repeats, in order. */
export function tagsOf(text: string): string[] {
  const tags = text.matchAll(/(?:^|[\s，。；、])#([\p{L}\p{N}_-]{1,30})/gu);
  return [...new Set(Array.from(tags, ([, tag = '']) => tag))];
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The notes that have every word of a query in their text or in the name of lesson or course. */
export function searchNotes(notes: readonly Note[], query: string): Note[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return notes.filter(({ text, lessonTitle, courseTitle }) => {
    const all = fold(`${text}\n${lessonTitle}\n${courseTitle}`);
    return words.every((word) => all.includes(word));
  });
}

const order = (a: Note, b: Note) =>
  a.seconds - b.seconds || a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Notes of one lesson in order of time. */
export interface LessonNotes {
  courseId: number;
  courseTitle: string;
  lessonId: number;
  lessonTitle: string;
  notes: Note[];
}

/** Notes by lesson, the lesson with the newest note first. */
export function groupNotes(notes: readonly Note[]): LessonNotes[] {
  const groups = new Map<number, Note[]>();
  for (const note of notes) {
    const group = groups.get(note.lessonId);
    if (group) group.push(note);
    else groups.set(note.lessonId, [note]);
  }
  const newest = (group: readonly Note[]) =>
    group.reduce((time, { updatedAt }) => (updatedAt > time ? updatedAt : time), '');
  return [...groups.values()]
    .sort((a, b) => newest(b).localeCompare(newest(a)))
    .flatMap((group) => {
      const sorted = [...group].sort(order);
      const [first] = sorted;
      if (!first) return [];
      const { courseId, courseTitle, lessonId, lessonTitle } = first;
      return [{ courseId, courseTitle, lessonId, lessonTitle, notes: sorted }];
    });
}
