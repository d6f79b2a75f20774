import { Monitor } from 'lucide-react';
import { describeError } from '@qinghe/api/client';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { useSession } from '@qinghe/hooks/stores/session';
import { useSystem } from '@qinghe/hooks/stores/system';
import { desktopSiteUrl, paths } from '@qinghe/hooks/url';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { Icon } from '@qinghe/ui/components/Icon';
import { MemberStats } from '@qinghe/features/member/MemberArea';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import { ExitButton, type ExitButtonProps } from './ExitButton.tsx';
import * as styles from './Member.styles.ts';
import { MemberHead } from './MemberHead.tsx';
import { MemberRowLink } from './MemberRowLink.tsx';
import { rows } from './rows.ts';
import { ThemeRow } from './ThemeRow.tsx';

/** The member, where their things are, and the way out. */
export default function MemberPage({ onLeave }: ExitButtonProps) {
  const { user } = useSession();
  const { config } = useSystem();
  const { error, retry } = useMemberStatus();

  if (!user && error)
    return (
      <ErrorState
        css={styles.failure}
        variant="page"
        reason={describeError(error).message}
        onRetry={retry}
      />
    );
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
            {index === rows.length - 1 && (
              <>
                <li css={styles.line}>
                  <a href={desktopSiteUrl(paths.home(), config?.pc_url)} css={styles.row}>
                    <Icon as={Monitor} css={styles.rowIcon} />
                    <span css={styles.rowLabel}>访问电脑版</span>
                  </a>
                </li>
                <ThemeRow />
              </>
            )}
          </ul>
        ))}
        <ExitButton onLeave={onLeave} />
      </div>
    </>
  );
}
