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

/** Frame around the pages of a group of routes. */
export type Layout = ComponentType<{ children: ReactNode }>;

/** What the frame of every page holds. */
interface Inside {
  /** Stands for a page whose code is not there yet. */
  skeleton?: ReactNode;
  /** Stands in the place of every page; undefined for the page itself. */
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

/** A page behind its guard; one whose feature switch is off answers as an unknown address does. */
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
  /** Frames by the name that routes use; `default` frames those that name none. */
  layouts: Record<string, Layout>;
}

/** The routes as the router takes them: every page in its frame and, where its route says so, behind the guard. */
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
 * The page of the current address in its frame; the frame is there before the page is. Drawn again for another address alone: a page
 * rendered in advance whose code is not there yet would give way to the skeleton.
 */
export const Pages = memo(function Pages(props: PagesProps) {
  return useRoutes(routeTree(props));
});
