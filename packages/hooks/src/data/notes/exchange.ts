import { clockDuration } from '../../time/index.ts';
import { groupNotes, readNote } from './note.ts';
import type { Note } from './note.ts';

const FORMAT = 'qinghe-notes';

/** Maximum size of a file that can be imported, in bytes. */
export const IMPORT_SIZE = 5 * 1024 * 1024;

/** Serialises all notes into a file that `readNotesFile` can read. */
export function notesToJson(notes: readonly Note[], now: Date): string {
  const file = { format: FORMAT, version: 1, exportedAt: now.toISOString(), notes };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Formats all notes as Markdown, by lesson: `- [01:23](link) text`. `linkOf` returns the full address that opens a note's lesson
 * at its second.
 */
export function notesToMarkdown(notes: readonly Note[], linkOf: (note: Note) => string): string {
  const lessons = groupNotes(notes).map(({ courseTitle, lessonTitle, notes: own }) => {
    const lines = own.map((note) => {
      const text = note.text.trim().replace(/\r?\n/g, '\n  ');
      return `- [${clockDuration(note.seconds)}](${linkOf(note)}) ${text}`;
    });
    return [`## ${oneLine(courseTitle)} · ${oneLine(lessonTitle)}`, '', ...lines].join('\n');
  });
  return `${['# 学习笔记', ...lessons].join('\n\n')}\n`;
}

/** Content of an exported file. */
export interface NotesFile {
  notes: Note[];
  /** Number of entries that are not valid notes. */
  broken: number;
}

/** Parses an exported file; null for any other text. */
export function readNotesFile(text: string): NotesFile | null {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (typeof file !== 'object' || file === null) return null;
  const fields = new Map<string, unknown>(Object.entries(file));
  const entries = fields.get('notes');
  if (fields.get('format') !== FORMAT || fields.get('version') !== 1 || !Array.isArray(entries))
    return null;
  const notes = entries.flatMap((entry) => readNote(entry) ?? []);
  return { notes, broken: entries.length - notes.length };
}

/** Result of merging notes into the existing ones. */
export interface Merge {
  /** Notes that did not exist before. */
  added: Note[];
  /** Newer versions of existing notes. */
  changed: Note[];
  /** Number of notes that already exist in the same or a newer version. */
  same: number;
}

/** Compares notes with the existing ones by id; the newer version wins. */
export function mergeNotes(present: readonly Note[], incoming: readonly Note[]): Merge {
  const known = new Map(present.map((note) => [note.id, note]));
  const newest = new Map<string, Note>();
  for (const note of incoming) {
    const rival = newest.get(note.id);
    if (!rival || Date.parse(note.updatedAt) > Date.parse(rival.updatedAt))
      newest.set(note.id, note);
  }
  const merge: Merge = { added: [], changed: [], same: 0 };
  for (const note of newest.values()) {
    const old = known.get(note.id);
    if (!old) merge.added.push(note);
    else if (Date.parse(note.updatedAt) > Date.parse(old.updatedAt)) merge.changed.push(note);
    else merge.same += 1;
  }
  return merge;
}
