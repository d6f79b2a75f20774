import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const main = css({ display: 'grid', alignItems: 'center', minHeight: '100vh' });

/** A page that is only passed through: nothing around it. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main css={main}>{children}</main>;
}
