import { local, memberEntries, memberKeys, writeJson } from '../../storage/index.ts';
import { readNote } from './note.ts';
import type { Note } from './note.ts';

/** The notes of a member that are stored on this device. */
export interface Notebook {
  notes: readonly Note[];
  /** Whether the notes outlive the page: the browser has not refused to store them. */
  isKept: boolean;
}

const EMPTY: Notebook = { notes: [], isKept: true };

const NOTE_PREFIX = 'qinghe:note:';

const listeners = new Set<() => void>();
const notebooks = new Map<number, Notebook>();

function parse(text: string): Note | null {
  try {
    return readNote(JSON.parse(text));
  } catch {
    return null;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(NOTE_PREFIX)) return;
  notebooks.clear();
  announce();
}

/** Whether the browser stores anything at all. */
function canKeep(memberId: number): boolean {
  const key = memberKeys.noteDraft(memberId, 'probe');
  const isWritten = local.write(key, '1');
  local.remove(key);
  return isWritten;
}

/** Whether the browser has stored a note, rather than the page alone. */
const isStored = (memberId: number, { id }: Note) => local.isKept(memberKeys.note(memberId, id));

/** Returns the member's notes; the same object until they change. Empty for a visitor (0). */
export function readNotebook(memberId: number): Notebook {
  if (memberId === 0) return EMPTY;
  const known = notebooks.get(memberId);
  if (known) return known;
  const notes = [...memberEntries('note', memberId).values()].flatMap((text) => parse(text) ?? []);
  const isKept = canKeep(memberId) && notes.every((note) => isStored(memberId, note));
  const notebook: Notebook = { notes, isKept };
  notebooks.set(memberId, notebook);
  return notebook;
}

/** Stores new and changed notes, and those that the browser has refused so far. */
export function putNotes(memberId: number, notes: readonly Note[]): void {
  const before = readNotebook(memberId);
  const refused = before.notes.filter((note) => !isStored(memberId, note));
  const changed = new Map([...refused, ...notes].map((note) => [note.id, note]));
  const results = [...changed.values()].map((note) =>
    writeJson(memberKeys.note(memberId, note.id), note),
  );
  const all = new Map([...before.notes, ...changed.values()].map((note) => [note.id, note]));
  const isKept = changed.size === 0 ? before.isKept : results.every(Boolean);
  notebooks.set(memberId, { notes: [...all.values()], isKept });
  announce();
}

/** Removes a note. */
export function removeNote(memberId: number, noteId: string): void {
  const { notes, isKept } = readNotebook(memberId);
  local.remove(memberKeys.note(memberId, noteId));
  notebooks.set(memberId, { notes: notes.filter(({ id }) => id !== noteId), isKept });
  announce();
}

/** Removes all notes of a member, and those being written. */
export function removeNotes(memberId: number): void {
  for (const kind of ['note', 'noteDraft'] as const)
    for (const id of memberEntries(kind, memberId).keys())
      local.remove(memberKeys[kind](memberId, id));
  notebooks.delete(memberId);
  announce();
}

/** Runs a listener whenever notes change, in this tab or another; returns a function that stops it. */
export function onNotebook(listener: () => void): () => void {
  if (listeners.size === 0) {
    notebooks.clear();
    window.addEventListener('storage', handleStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}
