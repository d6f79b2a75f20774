import { css } from '@emotion/react';
import { Suspense, type ReactNode } from 'react';
import { late } from '@qinghe/ui/components/Late';
import { SkipLink } from '@qinghe/ui/components/SkipLink';
import { token } from '@qinghe/ui/tokens';
import { LateBackToTop } from '@qinghe/features/shell/LateBackToTop';
import { SiteHeader } from '@qinghe/features/shell/SiteHeader';

// The footer is below everything, so its code is not part of the first load.
const SiteFooter = late(async () => (await import('@qinghe/features/shell/SiteFooter')).SiteFooter);

// The footer starts below the first screen, so that it does not move in and out of view when a page changes its height.
const main = css({ minHeight: `calc(100vh - ${token('size-header')})`, outline: 'none' });

/** Header, page and footer of the desktop site. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <LateBackToTop />
    </>
  );
}
