import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setAliasOf } from '@qinghe/hooks/stores/system';
import { aliasOf, type Site } from '@qinghe/hooks/url';

/** Enables the conversion of old addresses in links that the school has entered. */
export function readOldAddresses(site: Site): void {
  setAliasOf((address) => aliasOf(address, site));
}

/** Redirects from an old address that differs from a page only in its query; the not-found page redirects from all others. */
export function useOldAddress(site: Site): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = aliasOf(pathname + search + hash, site);
    if (address !== null) void navigate(address, { replace: true });
  }, [navigate, pathname, search, hash, site]);
}
