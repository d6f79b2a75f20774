import { lazy } from 'react';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { useLocation } from '@qinghe/features/routing/Routing';
import { NotFoundContent } from '@qinghe/features/states/StatusPages';

// Apart, or the first load of every page would list its files.
const SchoolPage = lazy(() => import('./SchoolPage.tsx'));

/** Any address that no route of the mobile site names: a page of the school's own, or none. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <>
      <PageNavBar isPlain />
      {pathname.startsWith('/pages/') ? <SchoolPage /> : <NotFoundContent site="mobile" />}
    </>
  );
}
