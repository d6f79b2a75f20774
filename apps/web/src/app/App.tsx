import { lazy, Suspense, type ReactNode } from 'react';
import { useNavs } from '@qinghe/hooks/data/navs';
import { AccountDialogHost } from '@qinghe/features/account/Account';
import { AppRoot, type AppRootProps } from '@qinghe/features/shell/AppRoot';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { HomeLayout } from '../layouts/HomeLayout.tsx';
import { SiteLayout } from '../layouts/SiteLayout.tsx';
import { SiteSkeleton } from '../layouts/SiteSkeleton.tsx';
import { table } from './routes.ts';

// Layouts of rarely visited pages: loaded on demand.
const FocusLayout = lazy(() => import('../layouts/FocusLayout.tsx'));
const MemberColumns = lazy(() => import('../layouts/MemberColumns.tsx'));

const skeleton = <SiteSkeleton />;

/** Shows the site's header and footer while the code of the member area's menu is loading. */
function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout>
      <Suspense fallback={skeleton}>
        <MemberColumns>{children}</MemberColumns>
      </Suspense>
    </SiteLayout>
  );
}

const layouts = {
  default: SiteLayout,
  home: HomeLayout,
  member: MemberLayout,
  focus: FocusLayout,
  bare: BareLayout,
};

/** Loads the navigation, which the header shows. */
function Navigation() {
  useNavs('PC');
  return null;
}

/** The desktop site. Stories pass a `router`; without one it follows the address bar. */
export function App({ router }: Pick<AppRootProps, 'router'>) {
  return (
    <AppRoot
      table={table}
      layouts={layouts}
      site="desktop"
      skeleton={skeleton}
      duties={<Navigation />}
      overlays={<AccountDialogHost />}
      router={router}
    />
  );
}
