import { Crown, Settings } from 'lucide-react';
import { isVip, type Member } from '@qinghe/api/resources/member';
import { useFeature, useSellsVip } from '@qinghe/hooks/stores/system';
import { fullDate } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { Icon } from '@qinghe/ui/components/Icon';
import { IconButtonLink } from '@qinghe/ui/components/IconButton';
import { Link } from '@qinghe/ui/components/Link';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { text } from '@qinghe/ui/styles/text';
import { maskMobile } from '@qinghe/features/forms/AccountFields';
import * as styles from './Member.styles.ts';

type Profile = Pick<
  Member,
  'nick_name' | 'avatar' | 'mobile' | 'is_bind_mobile' | 'role_id' | 'role_expired_at'
> & { readonly role: Readonly<Member['role']> };

/** Returns the texts of the VIP card: the member's role and its expiry or that there is none, and the button's label. */
function vipWords(member: Profile): [title: string, line: string, action: string] {
  const { role, role_id, role_expired_at } = member;
  if (!role || role_id === 0) return ['普通学员', '还没有开通会员', '立即开通'];
  const end = fullDate(role_expired_at);
  return [role.name, isVip(member, Date.now()) ? `${end} 到期` : `已于 ${end} 到期`, '续费'];
}

function VipCard({ member }: { member: Profile }) {
  const [title, line, action] = vipWords(member);
  return (
    <Link variant="bare" href={paths.vip()} css={styles.vip}>
      <Icon as={Crown} />
      <span css={styles.vipText}>
        <span css={styles.vipName}>{title}</span>
        <span css={text.micro}>{line}</span>
      </span>
      <span css={[text.caption, styles.vipAction]}>{action}</span>
    </Link>
  );
}

/** The member's avatar, name and VIP card; a skeleton of the same size while the member is loading. */
export function MemberHead({ member }: { member: Profile | null }) {
  const hasVip = useFeature('vip');
  const sellsVip = useSellsVip();
  // A member with a role sees when it ends, even where no memberships are sold any more.
  const isVipShown = hasVip && (sellsVip || (member !== null && member.role_id !== 0));
  if (!member)
    return (
      <div css={styles.head} role="status" aria-label="加载中">
        <div css={styles.profile}>
          <Skeleton isCircle width="4rem" height="4rem" />
          <Skeleton width="8rem" height="1.75rem" />
        </div>
        {isVipShown && <Skeleton height="4.25rem" css={styles.vipSkeleton} />}
      </div>
    );
  return (
    <div css={styles.head}>
      <div css={styles.profile}>
        <Avatar src={member.avatar} name={member.nick_name} size={56} css={styles.avatar} />
        <div css={styles.profileText}>
          <h1 css={styles.name}>{member.nick_name}</h1>
          {member.is_bind_mobile && (
            <p css={[text.label, text.number, styles.mobile]}>{maskMobile(member.mobile)}</p>
          )}
        </div>
        <IconButtonLink label="设置" icon={Settings} href={paths.memberProfile()} />
      </div>
      {isVipShown && <VipCard member={member} />}
    </div>
  );
}
