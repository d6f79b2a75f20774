import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { useIsOpenPath } from '@qinghe/hooks/stores/system';
import {
  Guarded,
  Outlet,
  type Route,
  type RouteObject,
  type RouteTable,
  useLocation,
  useRoutes,
  Waiting,
} from '@qinghe/features/routing/Routing';
import { PageBoundary } from './PageBoundary.tsx';

/** Layout around the pages of a group of routes. */
export type Layout = ComponentType<{ children: ReactNode }>;

/** Content that replaces a page inside its layout. */
interface Inside {
  /** Shown while the code of a page is loading. */
  skeleton?: ReactNode;
  /** Rendered instead of every page; undefined renders the page. */
  instead?: ReactNode;
}

function Frame({ layout: LayoutOf, skeleton, instead }: { layout: Layout } & Inside) {
  const { pathname } = useLocation();
  return (
    <PageBoundary resetKey={pathname} hasMain>
      <Suspense fallback={<Waiting />}>
        <LayoutOf>
          <PageBoundary resetKey={pathname}>
            <Suspense fallback={skeleton}>{instead === undefined ? <Outlet /> : instead}</Suspense>
          </PageBoundary>
        </LayoutOf>
      </Suspense>
    </PageBoundary>
  );
}

/** Renders the page of a route, guarded where needed. A page whose feature is switched off shows the not-found page. */
function RoutePage({ route, notFound }: { route: Route; notFound: Route | undefined }) {
  const { pathname } = useLocation();
  const isOpen = useIsOpenPath();
  const { Page, isGuarded } = isOpen(pathname) ? route : (notFound ?? route);
  if (!isGuarded) return <Page />;
  return (
    <Guarded>
      <Page />
    </Guarded>
  );
}

export interface PagesProps extends Inside {
  table: RouteTable;
  /** Layouts by the name that routes use; `default` is for routes that name none. */
  layouts: Record<string, Layout>;
}

/** Returns the routes in the router's format: every page in its layout and, where its route says so, behind the guard. */
export function routeTree({ table: { routes }, layouts, ...inside }: PagesProps): RouteObject[] {
  const notFound = routes.find(({ path }) => path === '*');
  return Object.entries(layouts).map(([name, layout]) => ({
    element: <Frame layout={layout} {...inside} />,
    children: routes
      .filter((route) => (route.layout ?? 'default') === name)
      .map((route) => ({
        path: route.path,
        caseSensitive: route.caseSensitive,
        element: <RoutePage key={route.path} route={route} notFound={notFound} />,
      })),
  }));
}

/**
 * The page of the current address in its layout, which is shown before the page is loaded. Memoised so that it re-renders only
 * for another address: a re-render would replace a prerendered page whose code is not loaded yet by the skeleton.
 */
export const Pages = memo(function Pages(props: PagesProps) {
  return useRoutes(routeTree(props));
});
