import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { forgetAim, keepAim } from '@qinghe/hooks/data/gates';
import { guard, useSession, useSessionFlags } from '@qinghe/hooks/stores/session';
import { useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { Waiting } from './Waiting.tsx';

const isGate = (path: string) => path === paths.bindMobile() || path === paths.faceCheck();

/**
 * Shows a page to members, or redirects to what they must do first, which returns here afterwards (spec §4). While a member is
 * logging out, neither the page nor a login is shown.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { pathname, search } = location;
  const config = useSystem((state) => state.config);
  const { isLeaving } = useSession();
  const flags = useSessionFlags();
  const target = guard(flags, config, location);
  useEffect(() => {
    if (isGate(pathname)) return;
    if (target === null) forgetAim();
    else if (isGate(target)) keepAim(pathname + search);
  }, [target, pathname, search]);
  if (isLeaving && !flags.hasToken) return <Waiting />;
  return target === null ? children : <Navigate to={target} replace />;
}
