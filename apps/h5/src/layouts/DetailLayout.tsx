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
  /** Whether the tab bar covers the end of the window. */
  isAboveBar?: boolean;
}

/** A page below the main places: it brings its own head and, where it has one, its action bar. */
export function DetailLayout({ children, isAboveBar = false }: DetailLayoutProps) {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} css={[main, isAboveBar && aboveBar]}>
        {children}
      </main>
      <LateBackToTop place="aboveBar" />
    </>
  );
}
