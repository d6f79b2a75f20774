import { MemberOverview } from '@qinghe/ui/flows/MemberArea';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { useSession } from '@qinghe/hooks/stores/session';

/** The member's start page: where they stand, and their account. */
export default function MemberPage() {
  const { user } = useSession();
  return (
    <>
      <PageMeta title="用户中心" />
      {user && <MemberOverview member={user} />}
    </>
  );
}
