import { useEffect, useState } from 'react';
import { sessionKeys, tab } from '../../storage/index.ts';
import { readLoginReturn } from '../../url/index.ts';
import { useCodeLogin } from './useCodeLogin.ts';

/** How far the exchange of a code from the address is. */
export type LoginReturnStatus =
  | { status: 'idle' | 'exchanging' | 'done' }
  /** The code waits for a mobile. */
  | { status: 'unbound'; code: string }
  /** The provider or the server has refused. */
  | { status: 'failed'; message: string | null; error: unknown };

/**
 * Exchanges the `login_code` of the address, once per code and tab, and tells how that went
 * (contract 4.4).
 *
 * @param search The query of the address.
 * @param clean Takes what was read out of the address; gets the query that is left.
 */
export function useLoginReturn(search: string, clean: (rest: string) => void): LoginReturnStatus {
  const exchange = useCodeLogin();
  const [state, setState] = useState<LoginReturnStatus>({ status: 'idle' });

  useEffect(() => {
    const back = readLoginReturn(search);
    if (back === null) return;
    const { code, message, rest } = back;
    clean(rest);
    if (message !== null || code === null) {
      setState({ status: 'failed', message, error: null });
      return;
    }
    if (tab.read(sessionKeys.exchangedCode(code)) !== null) return;
    setState({ status: 'exchanging' });
    exchange(code).then(
      (unbound) =>
        setState(unbound === null ? { status: 'done' } : { status: 'unbound', code: unbound }),
      (error: unknown) => setState({ status: 'failed', message: null, error }),
    );
  }, [search, clean, exchange]);

  return state;
}
