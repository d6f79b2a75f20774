import { beforeEach, describe, expect, it } from 'vitest';
import { keepIntent, takeIntent } from '../../storage/index.ts';
import {
  accountDialogs,
  accountEvents,
  cancelDialog,
  closeDialog,
  dialogs,
  finishForgot,
  finishLogin,
  finishRegister,
  keepMobile,
  nextDialog,
  openBind,
  openForgot,
  openLogin,
  openRegister,
  openWechat,
  resetDialogs,
} from './index.ts';
import type { AccountDialog, AccountEvent } from './index.ts';

type Row = Record<AccountEvent, AccountDialog | null>;

/** The events that open a dialog from every state. */
const open = {
  openLogin: 'login',
  openRegister: 'register',
  openForgot: 'forgot',
  openWechat: 'wechat',
  codeUnbound: 'bindCode',
} as const;

/** The expected result of every event in every dialog. */
const expected: Record<AccountDialog | 'none', Row> = {
  none: {
    ...open,
    registered: null,
    passwordReset: null,
    scanUnbound: null,
    loggedIn: null,
    close: null,
  },
  login: {
    ...open,
    registered: 'login',
    passwordReset: 'login',
    scanUnbound: 'login',
    loggedIn: null,
    close: null,
  },
  register: {
    ...open,
    registered: 'login',
    passwordReset: 'register',
    scanUnbound: 'register',
    loggedIn: null,
    close: null,
  },
  forgot: {
    ...open,
    registered: 'forgot',
    passwordReset: 'login',
    scanUnbound: 'forgot',
    loggedIn: null,
    close: null,
  },
  wechat: {
    ...open,
    registered: 'wechat',
    passwordReset: 'wechat',
    scanUnbound: 'bindWechat',
    loggedIn: null,
    close: null,
  },
  bindWechat: {
    ...open,
    registered: 'bindWechat',
    passwordReset: 'bindWechat',
    scanUnbound: 'bindWechat',
    loggedIn: null,
    close: null,
  },
  bindCode: {
    ...open,
    registered: 'bindCode',
    passwordReset: 'bindCode',
    scanUnbound: 'bindCode',
    loggedIn: null,
    close: null,
  },
};

describe('nextDialog', () => {
  const cases = [null, ...accountDialogs].flatMap((current) =>
    accountEvents.map((event) => ({ current, event, next: expected[current ?? 'none'][event] })),
  );
  it.each(cases)('$current + $event → $next', ({ current, event, next }) => {
    expect(nextDialog(current, event)).toBe(next);
  });
});

describe('dialogs', () => {
  beforeEach(resetDialogs);

  it('keeps what was wanted and the number on the way through the other forms', () => {
    keepIntent('/a', 'buy', 0);
    openLogin();
    keepMobile('13800000001');
    openForgot();
    finishForgot();
    openRegister();
    finishRegister();
    expect(dialogs).toMatchObject({ account: 'login', mobile: '13800000001' });
    finishLogin();
    expect(dialogs).toMatchObject({ account: null, mobile: '' });
    expect(takeIntent('/a', 'buy', 1)).toBe(0);
  });

  it('forgets what was wanted, and the number, of a visitor who gives up', () => {
    keepIntent('/a', 'buy', 0);
    openLogin();
    keepMobile('13800000001');
    cancelDialog();
    expect(dialogs).toMatchObject({ account: null, mobile: '' });
    expect(takeIntent('/a', 'buy', 1)).toBeNull();
  });

  it('goes from the scan to the mobile that it asks for', () => {
    openLogin();
    openWechat();
    openBind('code-1', 'scan');
    expect(dialogs).toMatchObject({ account: 'bindWechat', code: 'code-1' });
    finishLogin();
    expect(dialogs).toMatchObject({ account: null, code: '' });
  });

  it('asks for the mobile of a code in the address on any page', () => {
    openBind('code-2', 'address');
    expect(dialogs).toMatchObject({ account: 'bindCode', code: 'code-2' });
  });

  it('takes no code from a scan whose dialog is closed', () => {
    openWechat();
    closeDialog();
    openBind('code-3', 'scan');
    expect(dialogs).toMatchObject({ account: null, code: '' });
  });

  it('lets a login finish that was begun on a page without a dialog', () => {
    finishLogin();
    expect(dialogs.account).toBeNull();
  });
});
