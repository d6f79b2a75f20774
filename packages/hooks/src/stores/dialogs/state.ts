import { proxy } from 'valtio';
import type { AccountDialog } from './transitions.ts';

export interface DialogsState {
  /** The account dialog that is open; one at a time. */
  account: AccountDialog | null;
  /** The number typed so far, which goes along from form to form. */
  mobile: string;
  /** The social code that waits for a mobile; '' when there is none. */
  code: string;
  /** What the visitor wanted to do and goes on with after the login. */
  afterLogin: (() => void) | null;
  /** Whether the site is about to be loaded anew and nothing may open any more. */
  isSealed: boolean;
}

/** No dialog. */
export function initialDialogs(): DialogsState {
  return { account: null, mobile: '', code: '', afterLogin: null, isSealed: false };
}

/** Which dialog is open. Read it with `useDialogs` in render; only the actions write it. */
export const dialogs = proxy<DialogsState>(initialDialogs());
