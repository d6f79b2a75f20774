import { useEffect } from 'react';
import { Navigate, useHref } from 'react-router-dom';
import { placeOf, sanitizeRedirect } from '@qinghe/hooks/url';

export interface RedirectProps {
  /** Value of a `redirect` query parameter; an invalid one leads home. */
  to: string | null;
}

/** Redirects to the page that a visitor wanted, which may be on the other site. */
export function Redirect({ to }: RedirectProps) {
  const { path, isElsewhere } = placeOf(sanitizeRedirect(to), useHref('/'));
  useEffect(() => {
    if (isElsewhere) window.location.replace(path);
  }, [path, isElsewhere]);
  return isElsewhere ? null : <Navigate to={path} replace />;
}
