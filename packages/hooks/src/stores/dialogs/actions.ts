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

/** Opens the login dialog. What is to come after it is kept by `keepIntent`. */
export function openLogin(): void {
  step('openLogin');
}

/** Opens the register dialog, which leads on to the login. */
export function openRegister(): void {
  step('openRegister');
}

/** Opens the dialog that sets a new password, which leads on to the login. */
export function openForgot(): void {
  step('openForgot');
}

/** Opens the WeChat scan, another way to log in. */
export function openWechat(): void {
  step('openWechat');
}

/**
 * Asks for a mobile before a social account can log in (contract E-08).
 *
 * @param code The social code that the account is created with.
 * @param origin Whether it came from the scan dialog or back in the address.
 */
export function openBind(code: string, origin: 'scan' | 'address'): void {
  step(origin === 'scan' ? 'scanUnbound' : 'codeUnbound');
  if (dialogs.account === 'bindWechat' || dialogs.account === 'bindCode') dialogs.code = code;
}

/** Remembers the number for the next form. */
export function keepMobile(mobile: string): void {
  dialogs.mobile = mobile;
}

/** Leads a registered member to the login, where they are not logged in by the registration. */
export function finishRegister(): void {
  step('registered');
}

/** Leads a member with a new password to the login, where they are not logged in by that. */
export function finishForgot(): void {
  step('passwordReset');
}

/** Closes the login, or what a login came of; the page goes on with what the member wanted. */
export function finishLogin(): void {
  step('loggedIn');
}

/** Closes the dialog; what should come after the login still waits for it. */
export function closeDialog(): void {
  step('close');
}

/** Closes the dialog of a visitor who gives up, and forgets what should have come after it. */
export function cancelDialog(): void {
  forgetIntent();
  closeDialog();
}

/** Back to the start. For tests and stories. */
export function resetDialogs(): void {
  Object.assign(dialogs, initialDialogs());
}
