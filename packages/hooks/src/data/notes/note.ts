/** Maximum length of a note, in characters. */
export const NOTE_LENGTH = 2000;

/** A note that a member took in a lesson. It stays on this device unless the member exports it. */
export interface Note {
  id: string;
  courseId: number;
  lessonId: number;
  /** Titles of the course and the lesson when the note was taken, so that it can be read without the API. */
  courseTitle: string;
  lessonTitle: string;
  /** Position in the lesson, in whole seconds. */
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

/** Reads a note from storage or from a file; null when it is not valid. */
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

/** Returns a new id from the time and a random part. */
export function newNoteId(now: number): string {
  const chance = Math.random().toString(36).slice(2, 10);
  return `${now.toString(36)}-${chance}`;
}

/** Returns the tags in a text, such as `#函数 #复习`, without `#`, in order and each once. */
export function tagsOf(text: string): string[] {
  const tags = text.matchAll(/(?:^|[\s，。；、])#([\p{L}\p{N}_-]{1,30})/gu);
  return [...new Set(Array.from(tags, ([, tag = '']) => tag))];
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Returns the notes that contain every word of a query in their text or in the title of their lesson or course. */
export function searchNotes(notes: readonly Note[], query: string): Note[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return notes.filter(({ text, lessonTitle, courseTitle }) => {
    const all = fold(`${text}\n${lessonTitle}\n${courseTitle}`);
    return words.every((word) => all.includes(word));
  });
}

const order = (a: Note, b: Note) =>
  a.seconds - b.seconds || a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** The notes of one lesson, by their position in it. */
export interface LessonNotes {
  courseId: number;
  courseTitle: string;
  lessonId: number;
  lessonTitle: string;
  notes: Note[];
}

/** Groups notes by lesson; the lesson with the most recently changed note comes first. */
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
