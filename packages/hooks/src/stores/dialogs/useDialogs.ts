import type { Snapshot } from 'valtio';
import { useStore } from '../useStore.ts';
import { dialogs } from './state.ts';
import type { DialogsState } from './state.ts';

/** The dialogs for render. */
export function useDialogs(): Snapshot<DialogsState> {
  return useStore(dialogs);
}
