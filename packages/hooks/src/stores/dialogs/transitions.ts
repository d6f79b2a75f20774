/** The account dialogs. The last two bind a mobile number: after a WeChat scan, and after a login code from the address. */
export const accountDialogs = [
  'login',
  'register',
  'forgot',
  'wechat',
  'bindWechat',
  'bindCode',
] as const;
export type AccountDialog = (typeof accountDialogs)[number];

/** The events that open, switch or close an account dialog. */
export const accountEvents = [
  'openLogin',
  'openRegister',
  'openForgot',
  'openWechat',
  'registered',
  'passwordReset',
  'scanUnbound',
  'codeUnbound',
  'loggedIn',
  'close',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

type Steps = Partial<Record<AccountEvent, AccountDialog | null>>;

const open: Steps = {
  openLogin: 'login',
  openRegister: 'register',
  openForgot: 'forgot',
  openWechat: 'wechat',
  // A login code can be in the address of any page.
  codeUnbound: 'bindCode',
};
const shown: Steps = { ...open, close: null };

const table: Record<AccountDialog | 'none', Steps> = {
  none: open,
  login: { ...shown, loggedIn: null },
  register: { ...shown, registered: 'login', loggedIn: null },
  forgot: { ...shown, passwordReset: 'login', loggedIn: null },
  wechat: { ...shown, scanUnbound: 'bindWechat', loggedIn: null },
  bindWechat: { ...shown, loggedIn: null },
  bindCode: { ...shown, loggedIn: null },
};

/** Returns the dialog after an event; an event that the current dialog does not handle changes nothing. */
export function nextDialog(current: AccountDialog | null, event: AccountEvent) {
  const next = table[current ?? 'none'][event];
  return next === undefined ? current : next;
}
