import { useEffect, useRef } from 'react';
import { sessionKeys, tab } from '../../storage/index.ts';
import { removeURLParameter } from '../../url/index.ts';
import { useBindSocial } from './useProfileCall.ts';

/** What a binding outside of the site has put into the address (contract 4.4, 4.5). */
export interface BindReturn {
  code: string | null;
  message: string | null;
  /** Query of the address without what was read. */
  rest: string;
}

const MAX_MESSAGE = 200;

/** Reads the return of a binding from a query; null when it is none. */
export function readBindReturn(search: string): BindReturn | null {
  const query = new URLSearchParams(search);
  if (query.get('action') !== 'bind') return null;
  const code = query.get('login_code') ?? '';
  const message = query.get('login_err_msg')?.trim() ?? '';
  if (code === '' && message === '') return null;
  return {
    code: /^[\w-]{1,128}$/.test(code) ? code : null,
    message: message === '' ? null : Array.from(message).slice(0, MAX_MESSAGE).join(''),
    rest: ['login_code', 'login_err_msg', 'action'].reduce(removeURLParameter, search),
  };
}

/** What becomes of a binding. */
export interface BindOutcome {
  /** Takes what was read out of the address; gets the query that is left. */
  clean: (rest: string) => void;
  onBound: () => void;
  /** Gets the reason, or the provider's words. */
  onFailed: (reason: unknown) => void;
}

/**
 * Binds the social account whose code the address carries, once per code and tab (contract E-37).
 *
 * @param search The query of the address.
 */
export function useBindReturn(search: string, outcome: BindOutcome): void {
  const { trigger } = useBindSocial();
  const latest = useRef(outcome);
  useEffect(() => {
    latest.current = outcome;
  });
  useEffect(() => {
    const back = readBindReturn(search);
    if (!back) return;
    latest.current.clean(back.rest);
    if (back.message !== null) return latest.current.onFailed(back.message);
    const key = back.code === null ? null : sessionKeys.exchangedCode(back.code);
    if (back.code === null || key === null || tab.read(key) !== null) return;
    tab.write(key, back.code);
    trigger({ code: back.code }).then(
      () => latest.current.onBound(),
      (error: unknown) => latest.current.onFailed(error),
    );
  }, [search, trigger]);
}
