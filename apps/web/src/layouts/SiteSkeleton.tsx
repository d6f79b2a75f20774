import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

const root = css({ minHeight: '100vh' });
const header = css({
  height: token('size-header'),
  borderBottom: `1px solid ${token('border-subtle')}`,
  background: token('surface-base'),
});

/** The empty frame while system config is on its way. */
export function SiteSkeleton() {
  return (
    <div css={root} aria-busy="true">
      <div css={header} />
    </div>
  );
}
