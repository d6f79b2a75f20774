export { IMPORT_SIZE, notesToJson, notesToMarkdown } from './exchange.ts';
export { groupNotes, NOTE_LENGTH, searchNotes, tagsOf } from './note.ts';
export type { LessonNotes, Note } from './note.ts';
export { useNoteDraft } from './useNoteDraft.ts';
export type { NoteDraft } from './useNoteDraft.ts';
export { useNotes } from './useNotes.ts';
export type { ImportResult, NoteChange, NotePlace, NotesApi } from './useNotes.ts';
