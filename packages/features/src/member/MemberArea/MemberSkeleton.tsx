import { css } from '@emotion/react';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { token } from '@qinghe/ui/tokens';
import { space } from '@qinghe/ui/styles/space';

const panel = css({ marginTop: space(6), borderRadius: token('radius-xl') });

/** Skeleton of the member's start page. */
export function MemberSkeleton() {
  return (
    <Loading
      isLoading
      skeleton={
        <>
          <Skeleton width="16rem" height="4.25rem" />
          <Skeleton height="7.125rem" css={panel} />
          <Skeleton height="25rem" css={panel} />
          <Skeleton height="13rem" css={panel} />
        </>
      }
    >
      {null}
    </Loading>
  );
}
