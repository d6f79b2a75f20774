import type { ReactNode } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { useSession } from '@qinghe/hooks/stores/session';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { LoadError } from '@qinghe/ui/flows/StatusPages';

export interface WithMemberProps {
  /** Keeps the place of the content while the member is on the way. */
  skeleton: ReactNode;
  children: (member: Omit<Member, 'role' | 'agreement_status'>) => ReactNode;
}

/** What cannot be shown without the member behind the token; says so where they cannot be loaded. */
export function WithMember({ skeleton, children }: WithMemberProps) {
  const { user } = useSession();
  const { error, retry } = useMemberStatus();
  if (user) return children(user);
  if (error) return <LoadError error={error} onRetry={retry} />;
  return (
    <Loading isLoading skeleton={skeleton}>
      {null}
    </Loading>
  );
}
