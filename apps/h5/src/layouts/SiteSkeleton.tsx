import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';

const root = css({ minHeight: '100vh', background: token('surface-page') });

/** The empty frame while system config is on its way. */
export function SiteSkeleton() {
  return <div css={root} aria-busy="true" />;
}
