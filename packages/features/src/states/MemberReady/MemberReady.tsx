import type { ReactNode } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { useSession } from '@qinghe/hooks/stores/session';
import { LoadError } from '../StatusPages/index.ts';

export interface MemberReadyProps {
  /** Shown while the member is loading. */
  waiting: ReactNode;
  children: (member: Omit<Member, 'role' | 'agreement_status'>) => ReactNode;
}

/** Renders content that needs the member of the token; shows an error if they cannot be loaded. */
export function MemberReady({ waiting, children }: MemberReadyProps) {
  const { user } = useSession();
  const { error, retry } = useMemberStatus();
  if (user) return children(user);
  if (error) return <LoadError error={error} onRetry={retry} />;
  return waiting;
}
