import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { MemberOverview, MemberSkeleton } from '@qinghe/ui/flows/MemberArea';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { ProfilePanel } from '@qinghe/ui/flows/Profile';
import { SectionBoundary } from '@qinghe/ui/flows/SectionBoundary';
import { LoadError } from '@qinghe/ui/flows/StatusPages';

export interface MemberPageProps {
  /** Loads the home page anew after the account was given up. */
  onLeave?: () => void;
}

const loadHome = () => window.location.assign(paths.home());

/** The member's start page: where they stand, and their account. */
export default function MemberPage({ onLeave = loadHome }: MemberPageProps) {
  const { user } = useSession();
  const { error, retry } = useMemberStatus();
  return (
    <>
      <PageMeta title="用户中心" />
      {user ? (
        <>
          <MemberOverview member={user} />
          <SectionBoundary>
            <ProfilePanel
              member={user}
              page={window.location.origin + paths.member()}
              onLeave={onLeave}
            />
          </SectionBoundary>
        </>
      ) : error ? (
        <LoadError error={error} onRetry={retry} />
      ) : (
        <MemberSkeleton />
      )}
    </>
  );
}
