/** The account dialogs. */
export const accountDialogs = ['login', 'register', 'forgot'] as const;
export type AccountDialog = (typeof accountDialogs)[number];

/** What can happen to them. */
export const accountEvents = [
  'openLogin',
  'openRegister',
  'openForgot',
  'registered',
  'passwordReset',
  'loggedIn',
  'close',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

type Steps = Partial<Record<AccountEvent, AccountDialog | null>>;

const open: Steps = { openLogin: 'login', openRegister: 'register', openForgot: 'forgot' };

const table: Record<AccountDialog | 'none', Steps> = {
  none: open,
  login: { ...open, loggedIn: null, close: null },
  register: { ...open, registered: 'login', close: null },
  forgot: { ...open, passwordReset: 'login', close: null },
};

/** The dialog after an event; one that means nothing to the present dialog changes nothing. */
export function nextDialog(current: AccountDialog | null, event: AccountEvent) {
  const next = table[current ?? 'none'][event];
  return next === undefined ? current : next;
}
