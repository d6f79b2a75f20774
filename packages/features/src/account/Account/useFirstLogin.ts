import { useLoginPassword } from '@qinghe/hooks/data/auth';

/**
 * Logs a member in with the password that they have just set (ADR 38). Resolves to whether that went well: where it did not,
 * the login asks for it, and says why.
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
