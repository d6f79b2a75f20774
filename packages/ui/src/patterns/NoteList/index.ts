export { NoteEditor, type NoteEditorProps } from './NoteEditor.tsx';
export { NoteList, type NoteItem, type NoteListProps } from './NoteList.tsx';
