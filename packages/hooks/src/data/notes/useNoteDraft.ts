import { useCallback, useState } from 'react';
import { local, memberKeys, readJson, writeJson } from '../../storage/index.ts';
import { useSession } from '../../stores/session/index.ts';
import { NOTE_LENGTH } from './note.ts';

/** A note that is being written. */
export interface NoteDraft {
  text: string;
  /** Position in the lesson at which the note was begun, in seconds; null while there is no text. */
  seconds: number | null;
}

const NO_DRAFT: NoteDraft = { text: '', seconds: null };

function readDraft(memberId: number, lessonId: number): NoteDraft {
  const value = readJson(memberKeys.noteDraft(memberId, lessonId));
  if (typeof value !== 'object' || value === null) return NO_DRAFT;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [text, seconds] = [fields.get('text'), fields.get('seconds')];
  if (typeof text !== 'string' || text === '' || text.length > NOTE_LENGTH) return NO_DRAFT;
  return { text, seconds: typeof seconds === 'number' && seconds >= 0 ? seconds : 0 };
}

/** Returns the note being written on a lesson's page, and its setter; the text outlives the page, a logout and a crash. */
export function useNoteDraft(lessonId: number): [NoteDraft, (draft: NoteDraft) => void] {
  const memberId = useSession().user?.id ?? 0;
  const owner = `${memberId}:${lessonId}`;
  const [state, setState] = useState(() => ({ owner, draft: readDraft(memberId, lessonId) }));
  if (state.owner !== owner) setState({ owner, draft: readDraft(memberId, lessonId) });

  const setDraft = useCallback(
    (draft: NoteDraft) => {
      const key = memberKeys.noteDraft(memberId, lessonId);
      if (draft.text === '') local.remove(key);
      else writeJson(key, draft);
      setState({ owner: `${memberId}:${lessonId}`, draft: draft.text === '' ? NO_DRAFT : draft });
    },
    [memberId, lessonId],
  );
  return [state.draft, setDraft];
}
