import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import { paths } from '@qinghe/hooks/url';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Tag } from '@qinghe/ui/components/Tag';
import { text } from '@qinghe/ui/styles/text';
import { spaced } from '@qinghe/ui/words';
import { BrandMark, maskMobile } from '@qinghe/features/forms/AccountFields';
import { TextButton } from '@qinghe/features/states/TextButton';
import * as styles from './ProfilePanel.styles.ts';
import { socialNames } from './UnbindDialog.tsx';
import { useAvatarUpload } from './useAvatarUpload.tsx';
import { useShowsIdentity } from './useShowsIdentity.ts';
import { useProfileTask } from './useProfileTask.tsx';
import { useSocialAccounts } from './useSocialAccounts.tsx';

export interface ProfilePanelProps {
  member: Pick<
    Member,
    | 'nick_name'
    | 'avatar'
    | 'mobile'
    | 'is_set_nickname'
    | 'is_password_set'
    | 'is_bind_mobile'
    | 'is_face_verify'
    | 'profile_real_name'
    | 'profile_id_number'
  >;
  /** Absolute address of the page, which bindings at a provider return to. */
  page: string;
  /** Reloads the site at its home page after the account's deletion was requested. */
  onLeave: () => void;
}

interface RowProps {
  label: string;
  action?: ReactNode;
  children: ReactNode;
}

function Row({ label, action, children }: RowProps) {
  return (
    <li css={styles.row}>
      <span css={styles.label}>{label}</span>
      <span css={styles.value}>{children}</span>
      {action}
    </li>
  );
}

/** The member's account on the desktop site: its data, and the dialogs that change it. */
export function ProfilePanel({ member, page, onLeave }: ProfilePanelProps) {
  const { open, dialogs } = useProfileTask(onLeave);
  const { socials, question } = useSocialAccounts(page);
  const avatar = useAvatarUpload();
  const showsIdentity = useShowsIdentity(member);
  return (
    <>
      <section css={styles.panel} aria-labelledby="profile-account">
        <h2 id="profile-account" css={text.h3}>
          账号资料
        </h2>
        <ul css={styles.rows}>
          <Row
            label="头像"
            action={
              <TextButton aria-label="更换头像" onClick={avatar.choose}>
                更换
              </TextButton>
            }
          >
            <Avatar src={member.avatar} name={member.nick_name} />
            {avatar.input}
          </Row>
          <Row
            label="昵称"
            action={
              !member.is_set_nickname && (
                <TextButton aria-label="修改昵称" onClick={() => open('nickname')}>
                  修改
                </TextButton>
              )
            }
          >
            {member.nick_name}
            {!member.is_set_nickname && <span css={styles.quiet}>（只可修改一次）</span>}
          </Row>
          <Row
            label="登录密码"
            action={
              <TextButton aria-label="修改密码" onClick={() => open('password')}>
                {member.is_password_set ? '修改' : '设置'}
              </TextButton>
            }
          >
            {member.is_password_set ? '已设置' : '未设置'}
          </Row>
          <Row
            label="手机号"
            action={
              member.is_bind_mobile ? (
                <TextButton aria-label="更换手机号" onClick={() => open('mobile')}>
                  更换
                </TextButton>
              ) : (
                <Link href={paths.bindMobile()} css={text.label}>
                  去绑定
                </Link>
              )
            }
          >
            {member.is_bind_mobile ? (
              <>
                <span css={text.number}>{maskMobile(member.mobile)}</span>
                <Tag tone="brand">
                  <Icon as={Check} size={14} />
                  已绑定
                </Tag>
              </>
            ) : (
              '未绑定'
            )}
          </Row>
          {showsIdentity && (
            <Row
              label="实名认证"
              action={
                !member.is_face_verify && (
                  <Link href={paths.faceCheck()} css={text.label}>
                    开始认证
                  </Link>
                )
              }
            >
              {member.is_face_verify ? (
                <>
                  {member.profile_real_name}
                  <span css={[text.number, styles.quiet]}>{member.profile_id_number}</span>
                  <Tag tone="brand">
                    <Icon as={Check} size={14} />
                    已认证
                  </Tag>
                </>
              ) : (
                '未认证'
              )}
            </Row>
          )}
        </ul>
      </section>
      {socials.length > 0 && (
        <section css={styles.panel} aria-labelledby="profile-socials">
          <h2 id="profile-socials" css={text.h3}>
            第三方账号
          </h2>
          <ul css={styles.rows}>
            {socials.map(({ app, isBound, bindHref, onLeave }) => (
              <li key={app} css={styles.row}>
                <BrandMark brand={app} size={24} />
                <span css={styles.value}>
                  {socialNames[app]}
                  <span css={styles.quiet}>{isBound ? '已绑定' : '未绑定'}</span>
                </span>
                {isBound ? (
                  <TextButton
                    look="plain"
                    aria-label={spaced('解除绑定', socialNames[app])}
                    onClick={() => open(app === 'qq' ? 'unbindQq' : 'unbindWechat')}
                  >
                    解除绑定
                  </TextButton>
                ) : app === 'wechat' ? (
                  <TextButton aria-label="绑定微信" onClick={() => open('bindWechat')}>
                    去绑定
                  </TextButton>
                ) : (
                  bindHref && (
                    <Link href={bindHref} aria-label="绑定 QQ" css={text.label} onClick={onLeave}>
                      去绑定
                    </Link>
                  )
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div css={styles.end}>
        <Link href={paths.memberDevice()} css={text.label}>
          你的设备上的数据
        </Link>
        <span css={[styles.quiet, styles.question]}>不再使用这个账号？</span>
        <TextButton css={styles.danger} onClick={() => open('destroy')}>
          注销账号
        </TextButton>
      </div>
      {dialogs}
      {question}
    </>
  );
}
