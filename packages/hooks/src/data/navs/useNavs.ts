import { useEffect } from 'react';
import { getNavs } from '@qinghe/api/resources/navigation';
import type { NavItem } from '@qinghe/api/resources/navigation';
import { readEnv } from '../../env/index.ts';
import { saveNavs } from '../../stores/session/index.ts';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { defaultNavs } from './defaultNavs.ts';

/** The navigation query, and the navigation to display. */
export interface NavsQuery extends Query<NavItem[]> {
  /** The server's list where the school uses it and it is loaded and not empty, else the fixed one. */
  navs: NavItem[];
}

/**
 * Loads the site navigation, and puts it into the session store. The server's list (contract E-42) is requested only when
 * `/env.js` says `navs: "server"`.
 */
export function useNavs(platform: 'PC' | 'h5' = 'PC'): NavsQuery {
  const input = readEnv().navs === 'server' ? { platform } : null;
  const query = useEndpoint(getNavs, input, { dedupingInterval: freshness.school });
  const { data, error, isLoading, isRetrying, mutate } = query;
  const navs = data && data.length > 0 ? data : defaultNavs;

  useEffect(() => saveNavs(navs), [navs]);

  return { data, error, isLoading, isRetrying, mutate, navs };
}
