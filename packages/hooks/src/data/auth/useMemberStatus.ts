import { useIsMember, useSession } from '../../stores/session/index.ts';
import { useMemberQuery } from '../member/index.ts';

/** How far the login state is known. */
export interface MemberStatus {
  /** `loading` while a token is stored and the member behind it is not known yet. */
  status: 'loading' | 'visitor' | 'member';
  /** Why the member could not be loaded. */
  error: Error | undefined;
  /** Asks again. */
  retry: () => void;
}

/**
 * Whether the member is there, on the way or absent, for parts of a page that show it. It shares
 * the call of `useMember`, which fills the session at the root.
 */
export function useMemberStatus(): MemberStatus {
  const { isLogin } = useSession();
  const isMember = useIsMember();
  const { error, mutate } = useMemberQuery();
  const status = isLogin ? 'member' : isMember && !error ? 'loading' : 'visitor';
  return { status, error, retry: () => void mutate() };
}
