import { css } from '@emotion/react';
import type { Member } from '@qinghe/api/resources/member';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { text, truncate } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginBottom: space(6),
  padding: space(3.5, 4),
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
});
const words = css({ minWidth: 0 });
const name = css({ fontWeight: token('weight-medium'), lineHeight: token('lh-label') });
const origin = css({ color: token('text-secondary') });

/** Card with the member whose account it is. */
export function MemberCard({
  member,
}: {
  member: Pick<Member, 'avatar' | 'nick_name' | 'is_bind_wechat'>;
}) {
  return (
    <div css={root}>
      <Avatar src={member.avatar} name={member.nick_name} />
      <div css={words}>
        <p css={[name, truncate]}>{member.nick_name}</p>
        {member.is_bind_wechat && <p css={[text.caption, origin]}>微信账号已验证</p>}
      </div>
    </div>
  );
}
