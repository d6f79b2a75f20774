import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setAliasOf } from '@qinghe/hooks/stores/system';
import { aliasOf, type Site } from '@qinghe/hooks/url';

/** Reads old addresses in what the school has typed from now on. */
export function readOldAddresses(site: Site): void {
  setAliasOf((address) => aliasOf(address, site));
}

/** Leads on from an old address whose page is there but for its query; the page for unknown addresses does so for the rest. */
export function useOldAddress(site: Site): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = aliasOf(pathname + search + hash, site);
    if (address !== null) void navigate(address, { replace: true });
  }, [navigate, pathname, search, hash, site]);
}
