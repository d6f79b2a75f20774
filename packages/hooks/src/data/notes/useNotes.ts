import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../stores/session/index.ts';
import { mergeNotes, readNotesFile } from './exchange.ts';
import { newNoteId } from './note.ts';
import type { Note } from './note.ts';
import { onNotebook, putNotes, readNotebook, removeNote } from './notebook.ts';
import type { Notebook } from './notebook.ts';

/** The lesson and the position that a note is taken at. */
export type NotePlace = Pick<
  Note,
  'courseId' | 'courseTitle' | 'lessonId' | 'lessonTitle' | 'seconds'
>;

/** A change that can be undone: the note before and after it; null where there was or is none. */
export interface NoteChange {
  before: Note | null;
  after: Note | null;
}

/** Counts of an import; null when the file was not an exported one. */
export type ImportResult = { added: number; changed: number; same: number; broken: number } | null;

/** The member's notes and the actions on them. */
export interface NotesApi extends Notebook {
  add: (place: NotePlace, text: string) => void;
  edit: (note: Note, text: string) => void;
  remove: (note: Note) => void;
  /** The last edit or removal; null when there is nothing to undo. */
  lastChange: NoteChange | null;
  /** Undoes the last edit or removal. */
  undo: () => void;
  /** Merges an exported file into the notes. */
  importFile: (text: string) => ImportResult;
}

/** Returns the member's notes in this browser, of all lessons. A visitor has none. */
export function useNotes(): NotesApi {
  const memberId = useSession().user?.id ?? 0;
  const read = useCallback(() => readNotebook(memberId), [memberId]);
  const notebook = useSyncExternalStore(onNotebook, read);
  const [lastChange, setLastChange] = useState<NoteChange | null>(null);

  const actions = useMemo(
    () => ({
      add(place: NotePlace, text: string) {
        const now = new Date();
        const time = now.toISOString();
        const seconds = Math.max(0, Math.floor(place.seconds));
        const id = newNoteId(now.getTime());
        putNotes(memberId, [
          { ...place, id, seconds, text: text.trim(), createdAt: time, updatedAt: time },
        ]);
        setLastChange(null);
      },
      edit(note: Note, text: string) {
        const after = { ...note, text: text.trim(), updatedAt: new Date().toISOString() };
        putNotes(memberId, [after]);
        setLastChange({ before: note, after });
      },
      remove(note: Note) {
        removeNote(memberId, note.id);
        setLastChange({ before: note, after: null });
      },
      importFile(text: string): ImportResult {
        const file = readNotesFile(text);
        if (!file) return null;
        const { added, changed, same } = mergeNotes(readNotebook(memberId).notes, file.notes);
        putNotes(memberId, [...added, ...changed]);
        setLastChange(null);
        return { added: added.length, changed: changed.length, same, broken: file.broken };
      },
    }),
    [memberId],
  );

  const undo = useCallback(() => {
    if (lastChange?.before) putNotes(memberId, [lastChange.before]);
    else if (lastChange?.after) removeNote(memberId, lastChange.after.id);
    setLastChange(null);
  }, [memberId, lastChange]);

  return { ...notebook, ...actions, lastChange, undo };
}
