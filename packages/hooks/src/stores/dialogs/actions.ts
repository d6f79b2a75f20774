import { forgetIntent } from '../../storage/index.ts';
import { dialogs, initialDialogs } from './state.ts';
import { nextDialog } from './transitions.ts';
import type { AccountEvent } from './transitions.ts';

function step(event: AccountEvent): void {
  dialogs.account = nextDialog(dialogs.account, event);
  if (dialogs.account !== null) return;
  dialogs.mobile = '';
  dialogs.code = '';
}

/** Opens the login dialog. What the visitor wanted to do after the login is stored separately, by `keepIntent`. */
export function openLogin(): void {
  step('openLogin');
}

/** Opens the register dialog; a successful registration opens the login dialog. */
export function openRegister(): void {
  step('openRegister');
}

/** Opens the dialog that sets a new password; success opens the login dialog. */
export function openForgot(): void {
  step('openForgot');
}

/** Opens the dialog with the WeChat QR code, another way to log in. */
export function openWechat(): void {
  step('openWechat');
}

/**
 * Opens the dialog that asks for a mobile number before a social account can log in (contract E-08).
 *
 * @param code The social code that the account is created with.
 * @param origin Whether the code came from the scan dialog or from the page's address.
 */
export function openBind(code: string, origin: 'scan' | 'address'): void {
  step(origin === 'scan' ? 'scanUnbound' : 'codeUnbound');
  if (dialogs.account === 'bindWechat' || dialogs.account === 'bindCode') dialogs.code = code;
}

/** Stores the mobile number that was typed, to prefill the next dialog's form. */
export function keepMobile(mobile: string): void {
  dialogs.mobile = mobile;
}

/** Opens the login dialog after a registration, which does not log the member in. */
export function finishRegister(): void {
  step('registered');
}

/** Opens the login dialog after a password reset, which does not log the member in. */
export function finishForgot(): void {
  step('passwordReset');
}

/** Closes the account dialog after a successful login; the page then carries out the stored intent. */
export function finishLogin(): void {
  step('loggedIn');
}

/** Closes the dialog; the intent stored for after the login is kept. */
export function closeDialog(): void {
  step('close');
}

/** Closes the dialog because the visitor gave up, and forgets the intent stored for after the login. */
export function cancelDialog(): void {
  forgetIntent();
  closeDialog();
}

/** Resets the dialogs to their initial state. For tests and stories. */
export function resetDialogs(): void {
  Object.assign(dialogs, initialDialogs());
}
