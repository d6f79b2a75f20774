import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container } from '@qinghe/ui/styles/layout';
import { media } from '@qinghe/ui/styles/media';
import { token } from '@qinghe/ui/tokens';
import { MemberMenu } from '@qinghe/features/member/MemberArea';
import { space } from '@qinghe/ui/styles/space';

const columns = css({
  display: 'grid',
  gridTemplateColumns: `${token('size-sidebar')} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space(8),
  paddingTop: space(8),
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
});
const side = css({
  position: 'sticky',
  top: `calc(${token('size-header')} + 2rem)`,
  minWidth: 0,
  [media.compact]: { position: 'static' },
});

/** Columns of the desktop site's member area: its menu beside the page. */
export default function MemberColumns({ children }: { children: ReactNode }) {
  return (
    <div css={[container, columns]}>
      <div css={side}>
        <MemberMenu />
      </div>
      <div>{children}</div>
    </div>
  );
}
