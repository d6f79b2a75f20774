import { css } from '@emotion/react';
import { Suspense, type ReactNode } from 'react';
import { LateBackToTop } from '@qinghe/ui/flows/LateBackToTop';
import { late } from '@qinghe/ui/components/Late';
import { SkipLink } from '@qinghe/ui/components/SkipLink';
import { SiteHeader } from '@qinghe/ui/flows/SiteHeader';

// Below everything: its code is not part of the first load.
const SiteFooter = late(async () => (await import('@qinghe/ui/flows/SiteFooter')).SiteFooter);

const main = css({ minHeight: '70vh', outline: 'none' });

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
