import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guard, useSessionFlags } from '@qinghe/hooks/stores/session';

/** Shows a page for members, or leads to what has to be done first (spec §4). */
export function Guarded({ children }: { children: ReactNode }) {
  const location = useLocation();
  const target = guard(useSessionFlags(), location);
  return target === null ? children : <Navigate to={target} replace />;
}
