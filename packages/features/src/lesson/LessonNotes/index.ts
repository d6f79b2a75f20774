export { NotesMenu, type NotesMenuProps } from './parts/NotesMenu.tsx';
export { useNoteFiles } from './useNoteFiles.ts';
export { LessonNotes, type LessonNotesProps } from './LessonNotes.tsx';
