import { Crown } from 'lucide-react';
import { useState } from 'react';
import { isVip } from '@qinghe/api/resources/member';
import { useUnreadCount } from '@qinghe/hooks/data/member';
import { useSession } from '@qinghe/hooks/stores/session';
import { useFeature, useIsOpenPath, useSellsVip } from '@qinghe/hooks/stores/system';
import { fullDate } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { Badge } from '@qinghe/ui/components/Badge';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { Tag } from '@qinghe/ui/components/Tag';
import { text } from '@qinghe/ui/styles/text';
import { useLocation } from '@qinghe/features/routing/Routing';
import * as styles from './MemberMenu.styles.ts';
import { memberPlaces } from './places.ts';

function Who() {
  const { user } = useSession();
  const hasVip = useFeature('vip');
  const sellsVip = useSellsVip();
  const [now] = useState(Date.now);
  if (!user)
    return (
      <div css={styles.who}>
        <Skeleton isCircle width="5rem" height="5rem" />
        <Skeleton width="6rem" height="1.75rem" css={styles.nameSkeleton} />
      </div>
    );
  const isMember = isVip(user, now);
  return (
    <div css={styles.who}>
      <Avatar size={80} src={user.avatar} name={user.nick_name} />
      <b css={styles.name}>{user.nick_name}</b>
      {hasVip && (isMember || sellsVip) && (
        <p css={styles.vip}>
          {isMember && (
            <Tag tone="vip">
              <Icon as={Crown} size={14} />
              会员至 {fullDate(user.role_expired_at)}
            </Tag>
          )}
          {sellsVip && (
            <Link href={paths.vip()} css={text.label}>
              {isMember ? '续费' : '开通会员'}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

/** The member and the menu of the member area, next to its pages on the desktop site. */
export function MemberMenu() {
  const { pathname } = useLocation();
  const isOpen = useIsOpenPath();
  const { count } = useUnreadCount();
  return (
    <div css={styles.root}>
      <Who />
      <nav aria-label="用户中心">
        <ul css={styles.list}>
          {memberPlaces
            .filter(({ href }) => isOpen(href))
            .map(({ label, icon, href }) => {
              const isCurrent = pathname === href;
              return (
                <li key={href}>
                  <Link
                    variant="bare"
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    css={[styles.place, isCurrent && styles.current]}
                  >
                    <Icon as={icon} size={20} css={styles.icon} />
                    {label}
                    {href === paths.memberMessages() && (
                      <Badge isInline count={count} label={`${count} 条未读`} css={styles.badge} />
                    )}
                  </Link>
                </li>
              );
            })}
        </ul>
      </nav>
    </div>
  );
}
