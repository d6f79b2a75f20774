import { useEffect, useMemo, useRef, useState } from 'react';
import { sessionKeys, tab } from '../../storage/index.ts';
import { readSocialReturn } from '../../url/index.ts';
import { endFlow } from '../auth/socialFlow.ts';
import { useBindSocial } from './useProfileCall.ts';

/** Callbacks for the outcome of binding a social account. */
export interface BindOutcome {
  /** Removes the parameters that were read from the address; called with the remaining query. */
  clean: (rest: string) => void;
  onBound: () => void;
  /** Called with the error, or with the provider's message. */
  onFailed: (reason: unknown) => void;
}

/** Functions that answer the question whether to bind an account whose binding this tab has not begun. */
export interface BindQuestion {
  agree: () => void;
  refuse: () => void;
}

/**
 * Binds the social account whose code the address carries, once per code and tab (contract E-37). Only the code of a binding that
 * this member has begun in this tab is used at once. For any other code the member is asked first, because the owner of that
 * social account could then log in as them.
 *
 * @param search The query of the address.
 * @param memberId The member whose account it is bound to.
 * @returns The question to ask; null for none.
 */
export function useBindReturn(
  search: string,
  memberId: number,
  outcome: BindOutcome,
): BindQuestion | null {
  const { trigger } = useBindSocial();
  const [question, setQuestion] = useState<BindQuestion | null>(null);
  const back = useMemo(() => readSocialReturn(search, 'bind'), [search]);
  const latest = useRef(outcome);
  useEffect(() => {
    latest.current = outcome;
  });
  useEffect(() => {
    if (back === null) return;
    const { code, message, mark, rest } = back;
    const clean = () => {
      setQuestion(null);
      latest.current.clean(rest);
    };
    const spend = (fresh: string) => {
      tab.write(sessionKeys.exchangedCode(fresh), fresh);
      clean();
      trigger({ code: fresh }).then(
        () => latest.current.onBound(),
        (error: unknown) => latest.current.onFailed(error),
      );
    };
    const isOwn = endFlow('bind', memberId, mark);
    const isUsed = code !== null && tab.read(sessionKeys.exchangedCode(code)) !== null;
    if (message !== null || code === null || isUsed) {
      clean();
      if (message !== null) latest.current.onFailed(message);
    } else if (isOwn) spend(code);
    else setQuestion({ agree: () => spend(code), refuse: clean });
  }, [back, memberId, trigger]);
  return back && question;
}
