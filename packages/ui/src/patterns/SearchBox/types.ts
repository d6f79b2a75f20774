import type { KeyboardEvent } from 'react';

/** Handles a key event of the field; returns whether it was handled. */
export type SearchPopupKeys = (event: KeyboardEvent) => boolean;

/** Props that the search field passes to the popup below it. */
export interface SearchPopupProps {
  /** Element id of the list in the popup. */
  id: string;
  /** Text in the field, not updated while an input method is composing. */
  text: string;
  /** Called by the popup with its handler for keys of the field; null when it unmounts. */
  onKeys: (keys: SearchPopupKeys | null) => void;
  /** Called by the popup with its number of rows and the id of the active one, '' for none. */
  onRows: (rows: { count: number; activeId: string }) => void;
  /** Called with the keywords of a chosen row, to search for them. */
  onPick: (keywords: string) => void;
  /** Called to close the popup without a search. */
  onClose: () => void;
}
