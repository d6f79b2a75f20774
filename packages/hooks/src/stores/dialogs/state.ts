import { proxy } from 'valtio';
import type { AccountDialog } from './transitions.ts';

export interface DialogsState {
  /** The account dialog that is open, of which there is one at a time; null for none. */
  account: AccountDialog | null;
  /** The mobile number typed so far, which prefills the next dialog's form. */
  mobile: string;
  /** The social code for which a mobile number is still to be bound; '' for none. */
  code: string;
}

/** Returns the initial state: no dialog open. */
export function initialDialogs(): DialogsState {
  return { account: null, mobile: '', code: '' };
}

/** The open dialog and its data. Read it with `useDialogs` in render; only the actions write it. */
export const dialogs = proxy<DialogsState>(initialDialogs());
