import { ChevronDown, LogOut } from 'lucide-react';
import type { Member } from '@qinghe/api/resources/member';
import { useSession } from '@qinghe/hooks/stores/session';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { Icon } from '@qinghe/ui/components/Icon';
import { Menu } from '@qinghe/ui/components/Menu';
import { text } from '@qinghe/ui/styles/text';
import { maskMobile } from '@qinghe/features/forms/AccountFields';
import { MessageBell } from './MessageBell.tsx';
import { places } from './places.ts';
import { useSafeExit } from './useSafeExit.ts';
import * as styles from './UserMenu.styles.ts';
import { Waiting } from './Waiting.tsx';

type Profile = Pick<Member, 'nick_name' | 'avatar' | 'mobile' | 'is_bind_mobile'>;

function MemberProfile({ member }: { member: Profile }) {
  return (
    <span css={styles.profile}>
      <Avatar src={member.avatar} name={member.nick_name} />
      <span css={styles.profileText}>
        <span css={styles.name}>{member.nick_name}</span>
        {member.is_bind_mobile && (
          <span css={[text.caption, text.number, styles.mobile]}>{maskMobile(member.mobile)}</span>
        )}
      </span>
    </span>
  );
}

export interface MemberCornerProps {
  /** Reloads the site at its home page after the logout. */
  onLeave: () => void;
}

/** The message bell and the member's menu; a placeholder until the member is loaded. */
export function MemberCorner({ onLeave }: MemberCornerProps) {
  const { user } = useSession();
  const exit = useSafeExit(onLeave);
  if (!user) return <Waiting />;
  return (
    <>
      <MessageBell />
      <Menu
        aria-label={`${user.nick_name}的菜单`}
        css={styles.trigger}
        header={<MemberProfile member={user} />}
        groups={[places, [{ label: '安全退出', icon: LogOut, onSelect: exit }]]}
      >
        <Avatar src={user.avatar} name={user.nick_name} />
        <Icon as={ChevronDown} size={16} css={styles.mark} />
      </Menu>
    </>
  );
}
