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
import { money } from '@qinghe/ui/words';
import { LoadError, RetryLine } from '@qinghe/features/states/StatusPages';
import { VipIncluded } from './VipIncluded.tsx';
import { VipQuestions } from './VipQuestions.tsx';
import * as styles from './Vip.styles.ts';

/** Returns when the member's VIP expires; null without VIP. */
function useVipEnd(): string | null {
  const { user } = useSession();
  const [now] = useState(() => Date.now());
  return user && isVip(user, now) ? user.role_expired_at : null;
}

interface RoleCardProps {
  role: Role;
  isMember: boolean;
  /** Whether its button is the page's primary one. */
  isMain: boolean;
}

/** Returns the label of a membership's button; a free trial cannot be renewed. */
function buyText({ charge }: Role, isMember: boolean): string {
  if (charge === 0) return '免费领取';
  return isMember ? '续费' : '立即开通';
}

function RoleCard({ role, isMember, isMain }: RoleCardProps) {
  const perDay = role.expire_days > 0 ? role.charge / role.expire_days : 0;
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
      <p css={[text.label, styles.perDay]}>
        {role.charge === 0
          ? '不用付款，到期自动结束'
          : perDay > 0 && `平均每天 ${money(perDay, true)}`}
      </p>
      {role.desc_rows.length > 0 ? (
        <ul css={styles.rights}>
          {role.desc_rows.map((right) => (
            <li key={right} css={styles.right}>
              <Icon as={Check} size={16} css={styles.check} />
              {right}
            </li>
          ))}
        </ul>
      ) : (
        role.charge === 0 && (
          <p css={[styles.rights, styles.words]}>
            先体验{role.expire_days > 0 && ` ${role.expire_days} 天`}
            ，看看会员免费的课程适不适合你，再决定要不要开通。
          </p>
        )
      )}
      <div css={styles.buy}>
        <ButtonLink
          isBlock
          variant={isMain ? 'primary' : 'outline'}
          href={paths.order('role', role.id)}
          aria-label={`${buyText(role, isMember)}：${role.name}`}
        >
          {buyText(role, isMember)}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The memberships for sale, and when the member's own expires (contract E-70). */
export function VipRoles() {
  const { data, error, isRetrying, mutate } = useRoles();
  const end = useVipEnd();
  const member = useMemberStatus();
  // The first membership with a price, in the school's order.
  const mainId = (data?.find(({ charge }) => charge > 0) ?? data?.[0])?.id;
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
            link={{ href: paths.courses(), text: '全部课程' }}
          />
        ) : (
          <>
            <div css={styles.grid}>
              {data?.map((role) => (
                <RoleCard
                  key={role.id}
                  role={role}
                  isMember={end !== null}
                  isMain={role.id === mainId}
                />
              ))}
            </div>
            <VipIncluded />
            <VipQuestions />
          </>
        )}
      </Loading>
    </>
  );
}
