import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SkipLink } from '@qinghe/ui/components/SkipLink';
import { token } from '@qinghe/ui/tokens';
import { LateBackToTop } from '@qinghe/features/shell/LateBackToTop';
import { space } from '@qinghe/ui/styles/space';

const main = css({
  maxWidth: token('container-h5'),
  minHeight: ['100vh', '100svh'],
  marginInline: 'auto',
  paddingBottom: space(8),
  outline: 'none',
});

const aboveBar = css({ paddingBottom: `calc(${token('size-h5-tabbar')} + ${space(6)})` });

interface DetailLayoutProps {
  children: ReactNode;
  /** Whether the tab bar covers the bottom of the window. */
  isAboveBar?: boolean;
}

/** Layout of a page without the tab bar, which contains its own navigation bar and, where needed, an action bar. */
export function DetailLayout({ children, isAboveBar = false }: DetailLayoutProps) {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} css={[main, isAboveBar && aboveBar]}>
        {children}
      </main>
      <LateBackToTop />
    </>
  );
}
