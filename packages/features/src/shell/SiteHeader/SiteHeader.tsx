import { Search } from 'lucide-react';
import { useSearchWords } from '@qinghe/hooks/stores/server';
import { useSession } from '@qinghe/hooks/stores/session';
import { useOpenHref, useSchoolName, useSellsVip, useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { IconButtonLink } from '@qinghe/ui/components/IconButton';
import { Header } from '@qinghe/ui/patterns/Header';
import { useLocation } from '@qinghe/features/routing/Routing';
import { SearchField } from '@qinghe/features/catalogue/SearchField';
import { UserMenu } from '@qinghe/features/account/UserMenu';
import { navItems } from './navItems.ts';
import * as styles from './SiteHeader.styles.ts';

/** The head of every desktop page: school, navigation, search and the member's corner. */
export function SiteHeader() {
  const { pathname, search } = useLocation();
  const { navs } = useSession();
  const { config } = useSystem();
  const schoolName = useSchoolName();
  const readHref = useOpenHref();
  const sellsVip = useSellsVip();
  const { placeholder } = useSearchWords();
  const keywords = pathname === paths.search() ? new URLSearchParams(search).get('keywords') : null;
  return (
    <Header
      items={navItems(navs, pathname, readHref, sellsVip)}
      schoolName={schoolName}
      logoSrc={config?.logo.logo}
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
      actionsSlot={<UserMenu />}
    />
  );
}
