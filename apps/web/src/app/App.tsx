import { lazy, Suspense, type ReactNode } from 'react';
import { useNavs } from '@qinghe/hooks/data/navs';
import { AccountDialogHost } from '@qinghe/features/account/Account';
import { AppRoot, type AppRootProps } from '@qinghe/features/shell/AppRoot';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { HomeLayout } from '../layouts/HomeLayout.tsx';
import { SiteLayout } from '../layouts/SiteLayout.tsx';
import { SiteSkeleton } from '../layouts/SiteSkeleton.tsx';
import { table } from './routes.ts';

// Frames of pages off the beaten track.
const FocusLayout = lazy(() => import('../layouts/FocusLayout.tsx'));
const MemberColumns = lazy(() => import('../layouts/MemberColumns.tsx'));

const skeleton = <SiteSkeleton />;

/** The site's frame is there before the menu of the member area. */
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

/** The desktop site. A story brings its own `router`; the site itself follows the address bar. */
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
