import { useEffect, useMemo, useState } from 'react';
import { sessionKeys, tab } from '../../storage/index.ts';
import { readLoginReturn } from '../../url/index.ts';
import type { LoginReturn } from '../../url/index.ts';
import { useCodeLogin } from './useCodeLogin.ts';

/** How far the exchange of a code from the address is. */
export type LoginReturnStatus =
  | { status: 'idle' | 'exchanging' | 'done' }
  /** The code waits for a mobile. */
  | { status: 'unbound'; code: string }
  /** The provider or the server has refused. */
  | { status: 'failed'; message: string | null; error: unknown };

interface Found extends Pick<LoginReturn, 'code' | 'message'> {
  /** Whether this tab has not exchanged the code before. */
  isFresh: boolean;
}

interface Outcome {
  code: string;
  status: LoginReturnStatus;
}

const isUsed = (code: string) => tab.read(sessionKeys.exchangedCode(code)) !== null;

function statusOf(found: Found | null, outcome: Outcome | null): LoginReturnStatus {
  if (found === null) return { status: 'idle' };
  const { code, message, isFresh } = found;
  if (message !== null || code === null) return { status: 'failed', message, error: null };
  if (outcome?.code === code) return outcome.status;
  return { status: isFresh ? 'exchanging' : 'idle' };
}

/**
 * Exchanges the `login_code` of the address, once per code and tab, and tells how that went
 * (contract 4.4).
 *
 * @param search The query of the address.
 * @param clean Takes what was read out of the address; gets the query that is left.
 */
export function useLoginReturn(search: string, clean: (rest: string) => void): LoginReturnStatus {
  const exchange = useCodeLogin();
  const [found, setFound] = useState<Found | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const back = useMemo(() => readLoginReturn(search), [search]);
  // What was found outlives the address, which is cleaned at once.
  if (back !== null && (found?.code !== back.code || found.message !== back.message)) {
    const { code, message } = back;
    setFound({ code, message, isFresh: code !== null && !isUsed(code) });
  }

  useEffect(() => {
    if (back === null) return;
    const { code, message, rest } = back;
    clean(rest);
    if (message !== null || code === null || isUsed(code)) return;
    exchange(code).then(
      (unbound) =>
        setOutcome({
          code,
          status: unbound === null ? { status: 'done' } : { status: 'unbound', code: unbound },
        }),
      (error: unknown) => setOutcome({ code, status: { status: 'failed', message: null, error } }),
    );
  }, [back, clean, exchange]);

  return useMemo(() => {
    const status = statusOf(found, outcome);
    // Nobody leaves before the address is clean, or cleaning it would bring them back.
    return back !== null && status.status === 'idle' ? { status: 'exchanging' } : status;
  }, [back, found, outcome]);
}
