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

// Nothing that the first content needs: its code comes after it.
const SessionDuties = late(async () => (await import('../SessionDuties/index.ts')).SessionDuties);
// Where even its code does not come, the error says what to do.
const ConfigTrouble = lazy(() =>
  import('./ConfigTrouble.tsx').catch(() => ({ default: LateErrorState })),
);

const nothing = () => {};

export interface AppRootProps {
  table: RouteTable;
  /** Frames by the name that routes use; `default` frames those that name none. */
  layouts: Record<string, Layout>;
  /** Path that the application is served under, such as `/h5`. */
  basename?: string;
  /** Which of the two sites this is. */
  site: Site;
  /** Stands in the frame until the page is there: before system config, and while the page's code comes. */
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

function SiteRoot({ table, layouts, site, skeleton, overlays }: AppRootProps) {
  const { error, mutate } = useConfig();
  const { config } = useSystem();
  const { pathname, search, hash } = useLocation();
  const path = canonicalPath(pathname);
  useMember();

  // One spelling: whatever decides by the path need not know of others.
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
 * The root of both applications: cache, router, toasts, session, system config and the page of the
 * current address in its frame.
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
