import { NOTE_LENGTH, useNoteDraft, type NotePlace } from '@qinghe/hooks/data/notes';
import { clockDuration } from '@qinghe/hooks/time';
import { NoteEditor } from '@qinghe/ui/patterns/NoteList';

export interface NewNoteProps {
  lessonId: number;
  /** Returns the player's position in seconds. */
  readSecond: () => number;
  onAdd: (seconds: NotePlace['seconds'], text: string) => void;
}

/** Editor for a new note, which gets the player's position at its first character. */
export function NewNote({ lessonId, readSecond, onAdd }: NewNoteProps) {
  const [draft, setDraft] = useNoteDraft(lessonId);
  const second = () => Math.max(0, Math.floor(readSecond()));
  const clear = () => setDraft({ text: '', seconds: null });
  return (
    <NoteEditor
      value={draft.text}
      clock={draft.seconds === null ? undefined : clockDuration(draft.seconds)}
      max={NOTE_LENGTH}
      onChange={(text) => setDraft({ text, seconds: draft.seconds ?? second() })}
      onRetime={() => setDraft({ ...draft, seconds: second() })}
      onCancel={clear}
      onSave={() => {
        onAdd(draft.seconds ?? second(), draft.text);
        clear();
      }}
    />
  );
}
