import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { useIsMember, useSession } from '@qinghe/hooks/stores/session';
import { h5RoutePatterns, routePatterns } from '@qinghe/hooks/url';
import { MemberStats } from '@qinghe/features/member/MemberArea';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { Redirect, useLocation } from '@qinghe/features/routing/Routing';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { ExitButton, type ExitButtonProps } from './ExitButton.tsx';
import * as styles from './Member.styles.ts';
import { MemberHead } from './MemberHead.tsx';
import { MemberRowLink } from './MemberRowLink.tsx';
import { rows } from './rows.ts';
import { SiteRows } from './SiteRows.tsx';
import { VisitorPage } from './VisitorPage.tsx';

function OwnPage({ onLeave }: ExitButtonProps) {
  const { user } = useSession();
  const { error, retry } = useMemberStatus();

  if (!user && error)
    return <LoadError css={styles.failure} variant="page" error={error} onRetry={retry} />;
  return (
    <>
      <PageMeta title="我的" />
      <MemberHead member={user} />
      <div css={styles.body}>
        <SectionBoundary>
          <MemberStats member={user} layout="strip" />
        </SectionBoundary>
        {rows.map((card, index) => (
          <ul key={card[0]?.href} css={styles.card}>
            {card.map((row) => (
              <MemberRowLink key={row.href} row={row} />
            ))}
            {index === rows.length - 1 && <SiteRows />}
          </ul>
        ))}
        <ExitButton onLeave={onLeave} />
      </div>
    </>
  );
}

/**
 * The page of the tab 我的: at `/member`, which is guarded, the member's profile, links and logout; at `/mine` the visitors'
 * page.
 */
export default function MemberPage(props: ExitButtonProps) {
  const { pathname } = useLocation();
  const isMember = useIsMember();
  if (pathname !== h5RoutePatterns.mine) return <OwnPage {...props} />;
  return isMember ? <Redirect to={routePatterns.member} /> : <VisitorPage />;
}
