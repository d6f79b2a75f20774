import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useConfig } from '@qinghe/hooks/data/config';
import { useMember } from '@qinghe/hooks/data/member';
import { AppSWRConfig } from '@qinghe/hooks/data/swr';
import { sparesLine } from '@qinghe/hooks/offline';
import { useSystem } from '@qinghe/hooks/stores/system';
import { canonicalPath, type Site } from '@qinghe/hooks/url';
import { late } from '@qinghe/ui/components/Late';
import { LinkProvider } from '@qinghe/ui/components/Link';
import { Toaster } from '@qinghe/ui/components/Toast';
import {
  BrowserRouter,
  Navigate,
  PreloadContext,
  RouterLink,
  type RouteTable,
  ScrollManager,
  useLocation,
} from '@qinghe/features/routing/Routing';
import { LateErrorState } from '@qinghe/features/states/LateErrorState';
import { PageBoundary } from './PageBoundary.tsx';
import { Pages, type Layout } from './Pages.tsx';
import { UnauthorizedHandler } from './UnauthorizedHandler.tsx';

// Not needed for the first content, so its code is loaded afterwards.
const SessionDuties = late(async () => (await import('../SessionDuties/index.ts')).SessionDuties);
// If the code of the error view cannot be loaded either, a plain error state says what to do.
const ConfigTrouble = lazy(() =>
  import('./ConfigTrouble.tsx').catch(() => ({ default: LateErrorState })),
);

const nothing = () => {};

export interface AppRootProps {
  table: RouteTable;
  /** Layouts by the name that routes use; `default` is for routes that name none. */
  layouts: Record<string, Layout>;
  /** Path that the application is served under, such as `/h5`. */
  basename?: string;
  /** Which of the two sites this is. */
  site: Site;
  /** Shown in the layout before system config is loaded, and while the page's code is loading. */
  skeleton: ReactNode;
  /** Components that load data together with system config, such as the navigation; they render nothing. */
  duties?: ReactNode;
  /** Components outside the pages, such as the account dialogs. */
  overlays?: ReactNode;
  /** Paths whose scroll position is restored whichever way the visitor returns to them, as with tabs. */
  keptPaths?: readonly string[];
  /** Router used instead of `BrowserRouter` in stories and when rendering without a browser. */
  router?: ComponentType<{ children: ReactNode }>;
}

function SiteRoot({ table, layouts, site, skeleton, overlays }: AppRootProps) {
  const { error, mutate } = useConfig();
  const config = useSystem((state) => state.config);
  const { pathname, search, hash } = useLocation();
  const path = canonicalPath(pathname);
  useMember();

  // Redirects to the canonical spelling, so that code that decides by the path knows only one.
  if (path !== pathname) return <Navigate to={{ pathname: path, search, hash }} replace />;

  const trouble = error && (
    <ConfigTrouble
      variant="page"
      title="系统配置加载失败，请刷新重试"
      error={error}
      hasLogo={site === 'mobile'}
      onRetry={() => mutate()}
    />
  );
  return (
    <>
      <Pages
        table={table}
        layouts={layouts}
        skeleton={skeleton}
        instead={config ? undefined : trouble || skeleton}
      />
      <PageBoundary resetKey={pathname} isQuiet>
        {config && (
          <Suspense fallback={null}>
            <SessionDuties site={site} />
          </Suspense>
        )}
        {overlays}
      </PageBoundary>
    </>
  );
}

/**
 * Root of both applications: cache, router, toasts, session, system config, and the page of the current address in its layout.
 */
export function AppRoot(props: AppRootProps) {
  const { table, basename = '/', keptPaths, duties, router: Router } = props;
  const content = (
    <LinkProvider link={RouterLink}>
      <PreloadContext value={sparesLine() ? nothing : table.preload}>
        <ScrollManager keptPaths={keptPaths} />
        <UnauthorizedHandler />
        {duties}
        <SiteRoot {...props} />
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
