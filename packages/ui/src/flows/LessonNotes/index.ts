export { LessonNotes, type LessonNotesProps } from './LessonNotes.tsx';
