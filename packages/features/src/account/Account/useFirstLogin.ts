import { useLoginPassword } from '@qinghe/hooks/data/auth';

/**
 * Returns a function that logs a member in with the password that they have just set (ADR 38). It resolves to whether the login
 * succeeded; where it did not, the member logs in by the login form, which shows the error.
 */
export function useFirstLogin(): (mobile: string, password: string) => Promise<boolean> {
  const { trigger } = useLoginPassword();
  return async (mobile, password) => {
    try {
      await trigger({ mobile, password });
      return true;
    } catch {
      return false;
    }
  };
}
