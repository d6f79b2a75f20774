import { Check, Crown } from 'lucide-react';
import { useState } from 'react';
import { isVip } from '@qinghe/api/resources/member';
import type { Role } from '@qinghe/api/resources/roles';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { useRoles } from '@qinghe/hooks/data/roles';
import { useSession } from '@qinghe/hooks/stores/session';
import { fullDate } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { Icon } from '@qinghe/ui/components/Icon';
import { Price } from '@qinghe/ui/components/Price';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { text } from '@qinghe/ui/styles/text';
import { LoadError, RetryLine } from '@qinghe/features/states/StatusPages';
import * as styles from './Vip.styles.ts';

/** Until when the member's VIP runs; null without VIP. */
function useVipEnd(): string | null {
  const { user } = useSession();
  const [now] = useState(() => Date.now());
  return user && isVip(user, now) ? user.role_expired_at : null;
}

function RoleCard({ role, isMember }: { role: Role; isMember: boolean }) {
  return (
    <section css={styles.card} aria-labelledby={`role-${role.id}`}>
      <h2 id={`role-${role.id}`} css={[text.title, styles.name]}>
        <Icon as={Crown} size={20} css={styles.crown} />
        {role.name}
      </h2>
      <p css={styles.price}>
        <Price value={role.charge} size="xl" isFree={role.charge === 0} />
        {role.expire_days > 0 && (
          <span css={[text.label, styles.days]}>/ {role.expire_days} 天</span>
        )}
      </p>
      {role.desc_rows.length > 0 && (
        <ul css={styles.rights}>
          {role.desc_rows.map((right) => (
            <li key={right} css={styles.right}>
              <Icon as={Check} size={16} css={styles.check} />
              {right}
            </li>
          ))}
        </ul>
      )}
      <div css={styles.buy}>
        <ButtonLink isBlock href={paths.order('role', role.id)}>
          {role.charge === 0 ? '免费领取' : isMember ? '续费' : '立即开通'}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The memberships for sale, and until when the member's own runs (contract E-70). */
export function VipRoles() {
  const { data, error, isRetrying, mutate } = useRoles();
  const end = useVipEnd();
  const member = useMemberStatus();
  if (!data && error)
    return <LoadError error={error} isRetrying={isRetrying} onRetry={() => void mutate()} />;
  return (
    <>
      {end !== null && (
        <p css={[text.label, styles.current]}>
          <Icon as={Crown} size={18} />
          你已是会员，有效期至 {fullDate(end)}
        </p>
      )}
      {end === null && member.error && <RetryLine what="会员信息" onRetry={member.retry} />}
      <Loading
        isLoading={data === undefined}
        skeleton={
          <div css={styles.grid}>
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} height="18rem" />
            ))}
          </div>
        }
      >
        {data?.length === 0 ? (
          <Empty
            title="暂无会员套餐"
            description="会员开售后，会出现在这里。"
            action={<ButtonLink href={paths.courses()}>全部课程</ButtonLink>}
          />
        ) : (
          <div css={styles.grid}>
            {data?.map((role) => (
              <RoleCard key={role.id} role={role} isMember={end !== null} />
            ))}
          </div>
        )}
      </Loading>
    </>
  );
}
