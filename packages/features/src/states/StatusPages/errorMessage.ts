const MAX_LENGTH = 100;

/**
 * The message in the address of the error page: that of a failed login at a third party, or any other. Anybody can make such an
 * address, so the text cannot be trusted.
 */
export interface ErrorMessage {
  /** Plain text of at most 100 characters; empty when the address has no message. */
  text: string;
  isLogin: boolean;
}

/** Reads `login_err_msg` and `msg`. Render the text as plain text only, and as a quotation. */
export function readErrorMessage(search: URLSearchParams): ErrorMessage {
  const login = search.get('login_err_msg')?.trim() ?? '';
  const words = (login || (search.get('msg') ?? ''))
    .replace(/[\s\p{C}]+/gu, ' ')
    // The text cannot end the quotation that it is shown in.
    .replace(/[“”]/g, '"')
    .trim();
  const letters = Array.from(words);
  const isLong = letters.length > MAX_LENGTH;
  return {
    text: isLong ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : words,
    isLogin: login !== '',
  };
}
