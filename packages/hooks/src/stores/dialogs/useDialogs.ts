import type { Snapshot } from 'valtio';
import { useStore } from '../useStore.ts';
import { dialogs } from './state.ts';
import type { DialogsState } from './state.ts';

/** Returns the state of the dialogs, for render. */
export function useDialogs(): Snapshot<DialogsState> {
  return useStore(dialogs, (state) => state);
}
