import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guard, readSessionFlags, useSession } from '@qinghe/hooks/stores/session';

/** Shows a page for members, or leads to what has to be done first (spec §4). */
export function Guarded({ children }: { children: ReactNode }) {
  const location = useLocation();
  // The flags live in storage; the login state only says when to look again.
  useSession().isLogin;
  const target = guard(readSessionFlags(), location);
  return target === null ? children : <Navigate to={target} replace />;
}
