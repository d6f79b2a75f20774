import { BookOpen, ChevronDown, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import type { MemberStatus } from '@qinghe/hooks/data/auth';
import { paths } from '@qinghe/hooks/url';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Menu, type MenuItem } from '../../components/Menu/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { HeaderAction } from '../../patterns/Header/index.ts';
import { text, visuallyHidden } from '../../styles/text.ts';
import { maskMobile } from '../Account/maskMobile.ts';
import * as styles from './UserMenu.styles.ts';

type Profile = Pick<Member, 'nick_name' | 'avatar' | 'mobile' | 'is_bind_mobile'>;

export interface UserMenuViewProps {
  /** `loading` keeps the member's place. */
  status: MemberStatus['status'];
  /** Who is there; null for a visitor. */
  member: Profile | null;
  /** Where the member's menu leads. */
  places: readonly MenuItem[];
  /** What stands before the avatar, such as the bell. */
  children?: ReactNode;
  /** Event handler called when a visitor asks for 我的课程. */
  onStudy: () => void;
  onLogin: () => void;
  onRegister: () => void;
  onLogout: () => void;
}

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

function MemberMenu({ member, places, onLogout }: UserMenuViewProps & { member: Profile }) {
  return (
    <Menu
      aria-label={`${member.nick_name}的菜单`}
      css={styles.trigger}
      header={<MemberProfile member={member} />}
      groups={[places, [{ label: '安全退出', icon: LogOut, onSelect: onLogout }]]}
    >
      <Avatar src={member.avatar} name={member.nick_name} />
      <Icon as={ChevronDown} size={16} css={styles.mark} />
    </Menu>
  );
}

/** The end of the desktop header: the way to the lessons, then the way in or the member. */
export function UserMenuView(props: UserMenuViewProps) {
  const { status, member, children, onStudy, onLogin, onRegister } = props;
  const isVisitor = status === 'visitor';
  return (
    <>
      <HeaderAction
        {...(isVisitor ? { onClick: onStudy } : { href: paths.studyCenter() })}
        icon={<Icon as={BookOpen} size={18} />}
      >
        我的课程
      </HeaderAction>
      {isVisitor && (
        <>
          <HeaderAction onClick={onLogin}>登录</HeaderAction>
          <Button size="sm" onClick={onRegister}>
            注册
          </Button>
        </>
      )}
      {status === 'loading' && (
        <span css={styles.waiting}>
          <span css={visuallyHidden}>正在加载账户</span>
          <Skeleton isCircle width="2.25rem" height="2.25rem" />
        </span>
      )}
      {status === 'member' && member && (
        <>
          {children}
          <MemberMenu {...props} member={member} />
        </>
      )}
    </>
  );
}
