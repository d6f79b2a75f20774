/** The account dialogs; the two that bind a mobile follow a WeChat scan and a login code. */
export const accountDialogs = [
  'login',
  'register',
  'forgot',
  'wechat',
  'bindWechat',
  'bindCode',
] as const;
export type AccountDialog = (typeof accountDialogs)[number];

/** What can happen to them. */
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
  // A login code may come back on any page.
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

/** The dialog after an event; one that means nothing to the present dialog changes nothing. */
export function nextDialog(current: AccountDialog | null, event: AccountEvent) {
  const next = table[current ?? 'none'][event];
  return next === undefined ? current : next;
}
