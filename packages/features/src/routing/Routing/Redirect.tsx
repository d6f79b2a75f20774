import { useEffect } from 'react';
import { Navigate, useHref } from 'react-router-dom';
import { placeOf, sanitizeRedirect } from '@qinghe/hooks/url';

export interface RedirectProps {
  /** The value of a `redirect`; what is none leads home. */
  to: string | null;
}

/** Leads on to where a visitor wanted to go, which may be a page of the other site. */
export function Redirect({ to }: RedirectProps) {
  const { path, isElsewhere } = placeOf(sanitizeRedirect(to), useHref('/'));
  useEffect(() => {
    if (isElsewhere) window.location.replace(path);
  }, [path, isElsewhere]);
  return isElsewhere ? null : <Navigate to={path} replace />;
}
