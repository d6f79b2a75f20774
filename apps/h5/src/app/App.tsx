import { AppRoot, type AppRootProps } from '@qinghe/features/shell/AppRoot';
import { DetailLayout } from '../layouts/DetailLayout.tsx';
import { SiteSkeleton } from '../layouts/SiteSkeleton.tsx';
import { TabLayout, tabPaths } from '../layouts/TabLayout.tsx';
import { BASENAME } from '../basename.ts';
import { table } from './routes.ts';

const layouts = { default: DetailLayout, tabs: TabLayout };

/** The mobile site. Stories pass a `router`; without one it follows the address bar. */
export function App({ router }: Pick<AppRootProps, 'router'>) {
  return (
    <AppRoot
      table={table}
      layouts={layouts}
      basename={BASENAME}
      site="mobile"
      keptPaths={tabPaths}
      skeleton={<SiteSkeleton />}
      router={router}
    />
  );
}
