import type { ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom';

export interface StaticRouterProps {
  basename: string;
  /** Path and query, including the basename. */
  location: string;
  children: ReactNode;
}

const stay = () => undefined;

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: stay,
  push: stay,
  replace: stay,
};

/**
 * A router whose address never changes, for pages that are rendered in Node. The library's own is exported from a different
 * module in each version.
 */
export function StaticRouter({ basename, location, children }: StaticRouterProps) {
  return (
    <Router
      basename={basename}
      location={location}
      navigationType={NavigationType.Pop}
      navigator={navigator}
      static
    >
      {children}
    </Router>
  );
}
