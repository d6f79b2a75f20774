import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const main = css({ display: 'grid', alignItems: 'center', minHeight: '100vh' });

/** Layout of a page that only forwards the visitor: without header, footer or navigation. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main css={main}>{children}</main>;
}
