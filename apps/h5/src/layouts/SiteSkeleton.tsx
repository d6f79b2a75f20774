import { lazy, Suspense } from 'react';
import { Loading } from '@qinghe/ui/components/Skeleton';
import { useLocation } from '@qinghe/features/routing/Routing';
import { tabPaths } from './TabLayout.tsx';

// If its code cannot be loaded, the skeleton is shown without a back button.
const WayBack = lazy(() => import('./WayBack.tsx').catch(() => ({ default: () => null })));

/**
 * Placeholder for a page that is still loading; drawn like the one in index.html, which it replaces. Pages without the tab
 * bar have a back button.
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
