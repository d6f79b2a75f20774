import { paths } from '@qinghe/hooks/url';
import { MemberOverview, MemberSkeleton } from '@qinghe/features/member/MemberArea';
import { MemberReady } from '@qinghe/features/states/MemberReady';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { ProfilePanel } from '@qinghe/features/account/Profile';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';

export interface MemberPageProps {
  /** Called after the member has given up the account (注销); by default loads the home page anew. */
  onLeave?: () => void;
}

const loadHome = () => window.location.assign(paths.home());

/** The start page of the member area: overview and account settings. */
export default function MemberPage({ onLeave = loadHome }: MemberPageProps) {
  return (
    <>
      <PageMeta title="用户中心" />
      <MemberReady waiting={<MemberSkeleton />}>
        {(member) => (
          <>
            <MemberOverview member={member} />
            <SectionBoundary>
              <ProfilePanel
                member={member}
                page={window.location.origin + paths.member()}
                onLeave={onLeave}
              />
            </SectionBoundary>
          </>
        )}
      </MemberReady>
    </>
  );
}
