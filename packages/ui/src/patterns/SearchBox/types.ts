import type { KeyboardEvent } from 'react';

/** Takes a key of the field and says whether it was used. */
export type SearchPopupKeys = (event: KeyboardEvent) => boolean;

/** What the search field and the popup below it tell one another. */
export interface SearchPopupProps {
  /** Id of the list in the popup. */
  id: string;
  /** What is typed, without half-finished characters. */
  text: string;
  /** Called by the popup with what takes the keys of the field; null when it leaves. */
  onKeys: (keys: SearchPopupKeys | null) => void;
  /** Called with the number of rows and the id of the active one, which may be ''. */
  onRows: (rows: { count: number; activeId: string }) => void;
  /** Searches for a row. */
  onPick: (keywords: string) => void;
  /** Closes the popup without a search. */
  onClose: () => void;
}
