import type { Member } from '@qinghe/api/resources/member';
import { paths } from '@qinghe/hooks/url';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { maskMobile } from '@qinghe/features/forms/AccountFields';
import { MemberReady } from '@qinghe/features/states/MemberReady';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import {
  socialNames,
  useAvatarUpload,
  useProfileTask,
  useShowsIdentity,
  useSocialAccounts,
} from '@qinghe/features/account/Profile';
import { BASENAME, loadHome } from '../../basename.ts';
import * as list from '../Member/Member.styles.ts';
import * as styles from './Profile.styles.ts';
import { ProfileRow } from './ProfileRow.tsx';

interface ProfileProps {
  member: Omit<Member, 'role' | 'agreement_status'>;
  onLeave: () => void;
}

function Profile({ member, onLeave }: ProfileProps) {
  const { open, dialogs } = useProfileTask(onLeave);
  const avatar = useAvatarUpload();
  const showsIdentity = useShowsIdentity(member);
  const { socials, question } = useSocialAccounts(
    window.location.origin + BASENAME + paths.memberProfile(),
  );
  return (
    <div css={styles.body}>
      {avatar.input}
      <ul css={list.card}>
        <ProfileRow
          label="头像"
          value={<Avatar src={member.avatar} name={member.nick_name} label="当前头像" />}
          onPress={avatar.choose}
        />
        <ProfileRow
          label="昵称"
          value={member.nick_name}
          href={member.is_set_nickname ? null : paths.memberNickname()}
        />
        <ProfileRow
          label="手机号"
          value={member.is_bind_mobile ? maskMobile(member.mobile) : '去绑定'}
          href={member.is_bind_mobile ? paths.memberMobile() : paths.bindMobile()}
        />
        <ProfileRow
          label="登录密码"
          value={member.is_password_set ? '修改' : '设置'}
          href={paths.memberPassword()}
        />
        {showsIdentity && (
          <ProfileRow
            label="实名认证"
            value={member.is_face_verify ? member.profile_real_name || '已认证' : '开始认证'}
            href={member.is_face_verify ? null : paths.faceCheck()}
          />
        )}
      </ul>
      {socials.length > 0 && (
        <ul css={list.card}>
          {socials.map(({ app, isBound, bindHref, onLeave }) => (
            <ProfileRow
              key={app}
              label={socialNames[app]}
              value={isBound ? '解除绑定' : '去绑定'}
              href={isBound ? null : bindHref}
              onLeave={onLeave}
              onPress={isBound ? () => open(app === 'qq' ? 'unbindQq' : 'unbindWechat') : undefined}
            />
          ))}
        </ul>
      )}
      <ul css={list.card}>
        <ProfileRow label="你的设备上的数据" href={paths.memberDevice()} />
        <ProfileRow
          label={<span css={styles.danger}>注销账号</span>}
          onPress={() => open('destroy')}
        />
      </ul>
      {dialogs}
      {question}
    </div>
  );
}

export interface ProfilePageProps {
  /** Called after the member has given up the account (注销); by default loads the home page anew. */
  onLeave?: () => void;
}

/** The member's account data on the mobile site, with links to change it. */
export function ProfilePage({ onLeave = loadHome }: ProfilePageProps) {
  return (
    <>
      <PageMeta title="账号资料" />
      <PageNavBar title="账号资料" />
      <MemberReady
        waiting={
          <Loading
            isLoading
            skeleton={
              <div css={styles.body}>
                <Skeleton height="17.5rem" />
                <Skeleton height="7rem" />
              </div>
            }
          >
            {null}
          </Loading>
        }
      >
        {(member) => <Profile member={member} onLeave={onLeave} />}
      </MemberReady>
    </>
  );
}
