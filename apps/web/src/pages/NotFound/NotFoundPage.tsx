import { lazy } from 'react';
import { useLocation } from '@qinghe/features/routing/Routing';
import { NotFoundContent } from '@qinghe/features/states/StatusPages';

// A separate chunk; otherwise the first load of every page would list its files.
const SchoolPage = lazy(() => import('./SchoolPage.tsx'));

/** Shown for any address without a route on the desktop site: a page that the school has written, or "not found". */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  return pathname.startsWith('/pages/') ? <SchoolPage /> : <NotFoundContent site="desktop" />;
}
