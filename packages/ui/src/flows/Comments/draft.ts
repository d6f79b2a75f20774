import { sessionKeys, tab } from '@qinghe/hooks/storage';

interface Draft {
  /** Id of the member who writes. */
  userId: number;
  /** What the text is about, such as `course:7`. */
  about: string;
  text: string;
}

/** The text that a member was writing in this tab about something; '' when there is none. */
export function readDraft(userId: number, about: string): string {
  try {
    const kept: Partial<Draft> = JSON.parse(tab.read(sessionKeys.page('draft')) ?? '{}');
    const isMeant = kept.userId === userId && kept.about === about;
    return isMeant && typeof kept.text === 'string' ? kept.text : '';
  } catch {
    return '';
  }
}

/** Keeps a text that is being written, so that an ended session does not lose it; '' forgets it. */
export function keepDraft(userId: number, about: string, text: string): void {
  if (text === '') tab.remove(sessionKeys.page('draft'));
  else
    tab.write(sessionKeys.page('draft'), JSON.stringify({ userId, about, text } satisfies Draft));
}
