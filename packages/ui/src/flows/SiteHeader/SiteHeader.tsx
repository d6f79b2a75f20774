import { Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@qinghe/hooks/stores/session';
import { useOpenHref, useSystem } from '@qinghe/hooks/stores/system';
import { readEnv } from '@qinghe/hooks/env';
import { paths } from '@qinghe/hooks/url';
import { IconButtonLink } from '../../components/IconButton/index.ts';
import { Header } from '../../patterns/Header/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { UserMenu } from '../UserMenu/index.ts';
import { navItems } from './navItems.ts';
import * as styles from './SiteHeader.styles.ts';

/** The head of every desktop page: school, navigation, search and the member's corner. */
export function SiteHeader() {
  const { pathname, search } = useLocation();
  const { navs } = useSession();
  const { config } = useSystem();
  const readHref = useOpenHref();
  const keywords = pathname === paths.search() ? new URLSearchParams(search).get('keywords') : null;
  return (
    <Header
      items={navItems(navs, pathname, readHref)}
      schoolName={config?.name || readEnv().brand}
      logoSrc={config?.logo.logo}
      searchSlot={
        <>
          <SearchField
            key={keywords}
            css={styles.box}
            defaultValue={keywords ?? ''}
            placeholder="搜索课程、活动、老师"
          />
          <IconButtonLink css={styles.icon} label="搜索" icon={Search} href={paths.search()} />
        </>
      }
      actionsSlot={<UserMenu />}
    />
  );
}
