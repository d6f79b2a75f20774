import { useEffect, useMemo, useState } from 'react';
import { sessionKeys, tab } from '../../storage/index.ts';
import { readSocialReturn } from '../../url/index.ts';
import { hasToken } from '../swr/index.ts';
import { endFlow } from './socialFlow.ts';
import { useCodeLogin } from './useCodeLogin.ts';
import { useMemberStatus } from './useMemberStatus.ts';

/** State of the exchange of the login code in the address. */
export type LoginReturnStatus =
  | { status: 'idle' | 'exchanging' | 'done' }
  /** This tab has not begun the code's login: nothing is sent until the visitor has agreed or refused. */
  | { status: 'asking'; agree: () => void; refuse: () => void }
  /** A member is logged in already, so a code that this tab has not requested was left unused. */
  | { status: 'dropped' }
  /** The social account has no mobile number yet; `code` is for binding one. */
  | { status: 'unbound'; code: string }
  /** The provider or the server has refused the login. */
  | { status: 'failed'; message: string | null; error: unknown };

const IDLE: LoginReturnStatus = { status: 'idle' };
const EXCHANGING: LoginReturnStatus = { status: 'exchanging' };

/**
 * Exchanges the `login_code` in the address, once per code and tab, and returns the state of that (contract 4.4). Only the code
 * of a login that this tab has begun is exchanged at once. For any other code a visitor is asked first, and a logged-in member
 * stays logged in as they are.
 *
 * @param search The query of the address.
 * @param clean Removes the parameters that were read from the address; called with the remaining query.
 */
export function useLoginReturn(search: string, clean: (rest: string) => void): LoginReturnStatus {
  const exchange = useCodeLogin();
  const { status: memberStatus } = useMemberStatus();
  const [state, setState] = useState(IDLE);
  const back = useMemo(() => readSocialReturn(search, 'login'), [search]);

  useEffect(() => {
    // Whether a member is logged in has to be known first.
    if (back === null || memberStatus === 'loading') return;
    const { code, message, mark, rest } = back;
    const settle = (next: LoginReturnStatus) => {
      setState(next);
      clean(rest);
    };
    const spend = (fresh: string) => {
      settle(EXCHANGING);
      exchange(fresh).then(
        (unbound) =>
          setState(unbound === null ? { status: 'done' } : { status: 'unbound', code: unbound }),
        (error: unknown) => setState({ status: 'failed', message: null, error }),
      );
    };
    const ask = (fresh: string) =>
      setState({
        status: 'asking',
        agree: () => spend(fresh),
        refuse: () => settle(IDLE),
      });
    const isOwn = endFlow('login', 0, mark);
    if (message !== null || code === null) settle({ status: 'failed', message, error: null });
    else if (tab.read(sessionKeys.exchangedCode(code)) !== null) clean(rest);
    else if (memberStatus === 'member' || (!isOwn && hasToken()))
      settle(isOwn ? IDLE : { status: 'dropped' });
    else if (isOwn) spend(code);
    else ask(code);
  }, [back, memberStatus, clean, exchange]);

  // Going back in the history instead of answering also removes the code from the address.
  if (back === null) return state.status === 'asking' ? IDLE : state;
  // Report `exchanging` until the address is clean: if the page navigated earlier, cleaning it would bring the visitor back.
  return state.status === 'idle' ? EXCHANGING : state;
}
