const MAX_LENGTH = 200;

/** What the address of the error page says: the failed login of a third party, or any message. */
export interface ErrorMessage {
  /** Plain text of at most 200 characters; '' when the address says nothing. */
  text: string;
  isLogin: boolean;
}

/** Reads `login_err_msg` and `msg`. The text comes from the address: show it as text only. */
export function readErrorMessage(search: URLSearchParams): ErrorMessage {
  const login = search.get('login_err_msg')?.trim() ?? '';
  const text = login || (search.get('msg')?.trim() ?? '');
  return {
    text: Array.from(text).slice(0, MAX_LENGTH).join(''),
    isLogin: login !== '',
  };
}
