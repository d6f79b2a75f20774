import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { useSchoolFace } from '@qinghe/hooks/data/config';
import { defaultNavs } from '@qinghe/hooks/data/navs';
import { useSearchWords } from '@qinghe/hooks/stores/server';
import { useSession } from '@qinghe/hooks/stores/session';
import { useOpenHref, useSellsVip } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { IconButtonLink } from '@qinghe/ui/components/IconButton';
import { late } from '@qinghe/ui/components/Late';
import { Header } from '@qinghe/ui/patterns/Header';
import { useLocation } from '@qinghe/features/routing/Routing';
import { SearchField } from '@qinghe/features/catalogue/SearchField';
import { UserMenu } from '@qinghe/features/account/UserMenu';
import { addressesOf, navItems } from './navItems.ts';
import * as styles from './SiteHeader.styles.ts';

// Not urgent: its space is reserved until its code is loaded.
const ThemeMenu = late(async () => (await import('../Theme/index.ts')).ThemeMenu);

/** Header of every desktop page: school, navigation, search and the member's menu. */
export function SiteHeader() {
  const { pathname, search } = useLocation();
  const { navs } = useSession();
  const { name, logo } = useSchoolFace();
  const entries = navs.length > 0 ? navs : defaultNavs;
  const readHref = useOpenHref(addressesOf(entries));
  const sellsVip = useSellsVip();
  const { placeholder } = useSearchWords();
  const keywords = pathname === paths.search() ? new URLSearchParams(search).get('keywords') : null;
  return (
    <Header
      items={navItems(entries, pathname, readHref, sellsVip)}
      schoolName={name}
      logoSrc={logo}
      searchSlot={
        <>
          <SearchField
            key={keywords}
            css={styles.box}
            defaultValue={keywords ?? ''}
            placeholder={placeholder}
          />
          <IconButtonLink css={styles.icon} label="搜索" icon={Search} href={paths.search()} />
        </>
      }
      actionsSlot={
        <>
          <span css={styles.theme}>
            <Suspense>
              <ThemeMenu />
            </Suspense>
          </span>
          <UserMenu />
        </>
      }
    />
  );
}
