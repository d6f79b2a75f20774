import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import { dialogs } from './state.ts';
import type { DialogsState } from './state.ts';

/** The dialogs for render; the component renders again only when a field it read changes. */
export function useDialogs(): Snapshot<DialogsState> {
  return useSnapshot(dialogs);
}
