import { useEffect, useMemo, useRef, useState } from 'react';
import { sessionKeys, tab } from '../../storage/index.ts';
import { readSocialReturn } from '../../url/index.ts';
import { endFlow } from '../auth/socialFlow.ts';
import { useBindSocial } from './useProfileCall.ts';

/** What becomes of a binding. */
export interface BindOutcome {
  /** Takes what was read out of the address; gets the query that is left. */
  clean: (rest: string) => void;
  onBound: () => void;
  /** Gets the reason, or the provider's words. */
  onFailed: (reason: unknown) => void;
}

/** A binding that the member has to answer for first. */
export interface BindQuestion {
  agree: () => void;
  refuse: () => void;
}

/**
 * Binds the social account whose code the address carries, once per code and tab (contract E-37).
 * Only the code of a binding that this member has begun in this tab is spent at once; about any other
 * one the member is asked, because whoever owns that account could log in as them.
 *
 * @param search The query of the address.
 * @param memberId The member whose account it is bound to.
 * @returns What to ask; null for nothing.
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
