import { proxy } from 'valtio';
import type { AccountDialog } from './transitions.ts';

export interface DialogsState {
  /** The account dialog that is open; one at a time. */
  account: AccountDialog | null;
  /** The number typed so far, which goes along from form to form. */
  mobile: string;
  /** The social code that waits for a mobile; '' when there is none. */
  code: string;
}

/** No dialog. */
export function initialDialogs(): DialogsState {
  return { account: null, mobile: '', code: '' };
}

/** Which dialog is open. Read it with `useDialogs` in render; only the actions write it. */
export const dialogs = proxy<DialogsState>(initialDialogs());
