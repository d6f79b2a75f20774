import { useEffect, useMemo, useState } from 'react';
import { sessionKeys, tab } from '../../storage/index.ts';
import { readSocialReturn } from '../../url/index.ts';
import { hasToken } from '../swr/index.ts';
import { endFlow } from './socialFlow.ts';
import { useCodeLogin } from './useCodeLogin.ts';
import { useMemberStatus } from './useMemberStatus.ts';

/** How far the exchange of a code from the address is. */
export type LoginReturnStatus =
  | { status: 'idle' | 'exchanging' | 'done' }
  /** The code is of no login that this tab has begun: nothing happens until the visitor has answered. */
  | { status: 'asking'; agree: () => void; refuse: () => void }
  /** Somebody is logged in: a code that this tab has not asked for was left unused. */
  | { status: 'dropped' }
  /** The code waits for a mobile. */
  | { status: 'unbound'; code: string }
  /** The provider or the server has refused. */
  | { status: 'failed'; message: string | null; error: unknown };

const IDLE: LoginReturnStatus = { status: 'idle' };
const EXCHANGING: LoginReturnStatus = { status: 'exchanging' };

/**
 * Exchanges the `login_code` of the address, once per code and tab, and tells how that went
 * (contract 4.4). Only the code of a login that this tab has begun is exchanged at once; a visitor is
 * asked about any other one, and a member stays who they are.
 *
 * @param search The query of the address.
 * @param clean Takes what was read out of the address; gets the query that is left.
 */
export function useLoginReturn(search: string, clean: (rest: string) => void): LoginReturnStatus {
  const exchange = useCodeLogin();
  const { status: memberStatus } = useMemberStatus();
  const [state, setState] = useState(IDLE);
  const back = useMemo(() => readSocialReturn(search, 'login'), [search]);

  useEffect(() => {
    // Who is logged in has to be known first.
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

  // Whoever goes back instead of answering has taken the code with them.
  if (back === null) return state.status === 'asking' ? IDLE : state;
  // Nobody leaves before the address is clean, or cleaning it would bring them back.
  return state.status === 'idle' ? EXCHANGING : state;
}
