import { useIsMember, useSession } from '../../stores/session/index.ts';
import { useMemberQuery } from '../member/index.ts';

/** Whether a member is logged in, as far as is known. */
export interface MemberStatus {
  /** `loading` while a token is stored but its member is not loaded yet. */
  status: 'loading' | 'visitor' | 'member';
  /** Why the member could not be loaded. */
  error: Error | undefined;
  /** Requests the member again. */
  retry: () => void;
}

/**
 * Returns whether the member is loaded, loading or absent, for components that show it. It shares the call of `useMember`, which
 * fills the session at the root.
 */
export function useMemberStatus(): MemberStatus {
  const { isLogin } = useSession();
  const isMember = useIsMember();
  const { error, mutate } = useMemberQuery();
  const status = isLogin ? 'member' : isMember && !error ? 'loading' : 'visitor';
  return { status, error, retry: () => void mutate() };
}
