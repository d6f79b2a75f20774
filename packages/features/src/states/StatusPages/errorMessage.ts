const MAX_LENGTH = 100;

/**
 * What the address of the error page says: the failed login of a third party, or any message. Anybody
 * can make such an address, so the words are nobody's.
 */
export interface ErrorMessage {
  /** Plain text of at most 100 characters; '' when the address says nothing. */
  text: string;
  isLogin: boolean;
}

/** Reads `login_err_msg` and `msg`. Show the text as text only, and as a quotation. */
export function readErrorMessage(search: URLSearchParams): ErrorMessage {
  const login = search.get('login_err_msg')?.trim() ?? '';
  const words = (login || (search.get('msg') ?? ''))
    .replace(/[\s\p{C}]+/gu, ' ')
    // Nothing in a quotation ends it.
    .replace(/[“”]/g, '"')
    .trim();
  const letters = Array.from(words);
  const isLong = letters.length > MAX_LENGTH;
  return {
    text: isLong ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : words,
    isLogin: login !== '',
  };
}
