import { paths } from '@qinghe/hooks/url';
import { MemberOverview, MemberReady, MemberSkeleton } from '@qinghe/ui/flows/MemberArea';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { ProfilePanel } from '@qinghe/ui/flows/Profile';
import { SectionBoundary } from '@qinghe/ui/flows/SectionBoundary';

export interface MemberPageProps {
  /** Loads the home page anew after the account was given up. */
  onLeave?: () => void;
}

const loadHome = () => window.location.assign(paths.home());

/** The member's start page: where they stand, and their account. */
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
