import { dialogs, initialDialogs } from './state.ts';
import { nextDialog } from './transitions.ts';
import type { AccountEvent } from './transitions.ts';

function step(event: AccountEvent): void {
  dialogs.account = nextDialog(dialogs.account, event);
  if (dialogs.account !== null) return;
  dialogs.afterLogin = null;
  dialogs.mobile = '';
  dialogs.code = '';
}

function open(event: AccountEvent, afterLogin?: () => void): void {
  if (afterLogin || dialogs.account === null) dialogs.afterLogin = afterLogin ?? null;
  step(event);
}

/** Opens the login dialog. `afterLogin` runs once the visitor has logged in, not when they give up. */
export function openLogin(afterLogin?: () => void): void {
  open('openLogin', afterLogin);
}

/** Opens the register dialog, which leads on to the login. */
export function openRegister(afterLogin?: () => void): void {
  open('openRegister', afterLogin);
}

/** Opens the dialog that sets a new password, which leads on to the login. */
export function openForgot(): void {
  open('openForgot');
}

/** Opens the WeChat scan, another way to log in. */
export function openWechat(): void {
  open('openWechat');
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

/** Leads a registered member to the login. */
export function finishRegister(): void {
  step('registered');
}

/** Leads a member with a new password to the login. */
export function finishForgot(): void {
  step('passwordReset');
}

/** Closes the login and goes on with what the member wanted. */
export function finishLogin(): void {
  const { afterLogin } = dialogs;
  step('loggedIn');
  afterLogin?.();
}

/** Closes the dialog and forgets what should have come after it. */
export function closeDialog(): void {
  step('close');
}

/** Back to the start. For tests and stories. */
export function resetDialogs(): void {
  Object.assign(dialogs, initialDialogs());
}
