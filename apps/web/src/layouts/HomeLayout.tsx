import type { ReactNode } from 'react';
import { SiteAnnouncement } from '@qinghe/features/content/SiteAnnouncement';
import { SiteLayout } from './SiteLayout.tsx';

/** The site's layout with the newest announcement on top. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteAnnouncement layout="bar" />
      <SiteLayout>{children}</SiteLayout>
    </>
  );
}
