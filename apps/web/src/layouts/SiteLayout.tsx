import { css } from '@emotion/react';
import { Suspense, type ReactNode } from 'react';
import { LateBackToTop } from '@qinghe/ui/flows/LateBackToTop';
import { late } from '@qinghe/ui/components/Late';
import { SkipLink } from '@qinghe/ui/components/SkipLink';
import { SiteHeader } from '@qinghe/ui/flows/SiteHeader';
import { token } from '@qinghe/ui/tokens';

// Below everything: its code is not part of the first load.
const SiteFooter = late(async () => (await import('@qinghe/ui/flows/SiteFooter')).SiteFooter);

// The footer begins below the screen: a page that changes its height does not move it in and out of sight.
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
