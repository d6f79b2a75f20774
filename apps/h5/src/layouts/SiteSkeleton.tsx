import { lazy, Suspense } from 'react';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { useLocation } from '@qinghe/features/routing/Routing';
import { tabPaths } from './TabLayout.tsx';

// Without its code nothing is worse than before.
const WayBack = lazy(() => import('./WayBack.tsx').catch(() => ({ default: () => null })));

/**
 * Stands in the frame for a page that is not there yet; drawn as in index.html, whose place it takes. Where no bar leads on, there
 * is a way back.
 */
export function SiteSkeleton() {
  return (
    <>
      {tabPaths.includes(useLocation().pathname) || (
        <Suspense>
          <WayBack />
        </Suspense>
      )}
      <Loading isLoading skeleton={<div className="boot-page" />} />
    </>
  );
}
