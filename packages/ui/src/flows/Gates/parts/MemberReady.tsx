import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { describeError } from '@qinghe/api/client';
import type { Member } from '@qinghe/api/resources/member';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { useSession } from '@qinghe/hooks/stores/session';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import { token } from '../../../tokens/tokens.ts';

const waiting = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '15rem',
  color: token('text-brand'),
});

/** What the gates show and ask of a member. */
export type GateMember = Pick<
  Member,
  'id' | 'nick_name' | 'avatar' | 'is_bind_wechat' | 'is_bind_mobile' | 'is_face_verify'
>;

/** Waits for the member behind the token; says so when they cannot be loaded. */
export function MemberReady({ children }: { children: (member: GateMember) => ReactNode }) {
  const { user } = useSession();
  const { error, retry } = useMemberStatus();
  if (user) return children(user);
  if (error) return <ErrorState reason={describeError(error).message} onRetry={retry} />;
  return (
    <div css={waiting} aria-busy="true">
      <Spinner size={24} />
    </div>
  );
}
