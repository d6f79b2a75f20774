import { Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@qinghe/hooks/stores/session';
import { useOpenHref, useSystem } from '@qinghe/hooks/stores/system';
import { readEnv } from '@qinghe/hooks/env';
import { paths } from '@qinghe/hooks/url';
import { IconButtonLink } from '../../components/IconButton/index.ts';
import { toast } from '../../components/Toast/index.ts';
import { Header } from '../../patterns/Header/index.ts';
import { SearchBox } from '../../patterns/SearchBox/index.ts';
import { UserMenu } from '../UserMenu/index.ts';
import { navItems } from './navItems.ts';
import * as styles from './SiteHeader.styles.ts';

/** The head of every desktop page: school, navigation, search and the member's corner. */
export function SiteHeader() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
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
          <SearchBox
            key={keywords}
            css={styles.box}
            defaultValue={keywords ?? ''}
            placeholder="搜索课程、活动、老师"
            onSearch={(text) => void navigate(paths.search(text))}
            onEmpty={() => toast.error('请输入关键字后再搜索')}
          />
          <IconButtonLink css={styles.icon} label="搜索" icon={Search} href={paths.search()} />
        </>
      }
      actionsSlot={<UserMenu />}
    />
  );
}
