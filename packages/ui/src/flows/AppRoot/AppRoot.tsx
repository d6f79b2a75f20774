import { css } from '@emotion/react';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useConfig } from '@qinghe/hooks/data/config';
import { useMember } from '@qinghe/hooks/data/member';
import { AppSWRConfig } from '@qinghe/hooks/data/swr';
import { savesData } from '@qinghe/hooks/offline';
import { useIsOpenPath, useSystem } from '@qinghe/hooks/stores/system';
import { late } from '../../components/Late/index.ts';
import { LinkProvider } from '../../components/Link/index.ts';
import { loadToasts, Toaster } from '../../components/Toast/index.ts';
import { LateErrorState, warmUpErrorState } from '../LateErrorState/index.ts';
import { Guarded } from '../Routing/Guarded.tsx';
import { PreloadContext, RouterLink } from '../Routing/RouterLink.tsx';
import type { Route as PageRoute, RouteTable } from '../Routing/routes.ts';
import { ScrollManager } from '../Routing/ScrollManager.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { UnauthorizedHandler } from './UnauthorizedHandler.tsx';

// Nothing that the first content needs: their code comes after it.
const ProgressReplay = late(() =>
  import('../ProgressReplay/index.ts').then((module) => module.ProgressReplay),
);
const SessionDuties = late(async () => (await import('../SessionDuties/index.ts')).SessionDuties);

const nothing = () => {};

const waiting = css({ minHeight: '100vh' });

/** When the first load is over, in milliseconds. */
const WARM_UP_DELAY = 3000;

/** Frame around the pages of a group of routes. */
export type Layout = ComponentType<{ children: ReactNode }>;

export interface AppRootProps {
  table: RouteTable;
  /** Frames by the name that routes use; `default` frames those that name none. */
  layouts: Record<string, Layout>;
  /** Path that the application is served under, such as `/h5`. */
  basename?: string;
  /** Which of the two sites this is. */
  platform: 'PC' | 'h5';
  /** Shown until system config is there: the frame without content. */
  skeleton: ReactNode;
  /** What is loaded together with system config, such as the navigation; draws nothing. */
  duties?: ReactNode;
  /** What lives beside the pages, such as the account dialogs. */
  overlays?: ReactNode;
  /** Addresses that keep their scroll place whatever way leads back to them, as tabs do. */
  keptPaths?: readonly string[];
  /** Takes the place of the browser's address bar in stories. */
  router?: ComponentType<{ children: ReactNode }>;
}

function Frame({ layout: LayoutOf }: { layout: Layout }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary resetKey={pathname} hasMain>
      <Suspense fallback={<div css={waiting} aria-busy="true" />}>
        <LayoutOf>
          <PageBoundary resetKey={pathname}>
            <Suspense fallback={<div css={waiting} aria-busy="true" />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </LayoutOf>
      </Suspense>
    </PageBoundary>
  );
}

/** A page behind its guard; one whose feature switch is off answers as an unknown address does. */
function RoutePage({ route, notFound }: { route: PageRoute; notFound: PageRoute | undefined }) {
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

function Site({ table, layouts, platform, skeleton, overlays }: AppRootProps) {
  const { error, mutate } = useConfig();
  const { config } = useSystem();
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      warmUpErrorState();
      void loadToasts();
    }, WARM_UP_DELAY);
    return () => clearTimeout(timer);
  }, []);
  useMember();

  if (!config && error)
    return (
      <main>
        <LateErrorState
          variant="page"
          title="系统配置加载失败，请刷新重试"
          error={error}
          retryText="重新加载"
          onRetry={() => void mutate()}
        />
      </main>
    );
  if (!config) return skeleton;
  const notFound = table.routes.find(({ path }) => path === '*');

  return (
    <>
      <Routes>
        {Object.entries(layouts).map(([name, layout]) => (
          <Route key={name} element={<Frame layout={layout} />}>
            {table.routes
              .filter((route) => (route.layout ?? 'default') === name)
              .map((route) => (
                <Route
                  key={route.path}
                  path={route.path}
                  element={<RoutePage key={route.path} route={route} notFound={notFound} />}
                />
              ))}
          </Route>
        ))}
      </Routes>
      <PageBoundary resetKey={pathname} isQuiet>
        <Suspense fallback={null}>
          <ProgressReplay />
          <SessionDuties hasDialogs={platform === 'PC'} />
        </Suspense>
        {overlays}
      </PageBoundary>
    </>
  );
}

/**
 * The root of both applications: cache, router, toasts, session, system config and the page of the
 * current address in its frame.
 */
export function AppRoot(props: AppRootProps) {
  const { table, basename = '/', keptPaths, duties, router: Router } = props;
  const content = (
    <LinkProvider link={RouterLink}>
      <PreloadContext value={savesData() ? nothing : table.preload}>
        <ScrollManager keptPaths={keptPaths} />
        <UnauthorizedHandler />
        {duties}
        <Site {...props} />
        <Toaster />
      </PreloadContext>
    </LinkProvider>
  );
  return (
    <AppSWRConfig>
      {Router ? (
        <Router>{content}</Router>
      ) : (
        <BrowserRouter basename={basename}>{content}</BrowserRouter>
      )}
    </AppSWRConfig>
  );
}
