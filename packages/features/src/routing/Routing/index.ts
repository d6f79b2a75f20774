export { Guarded } from './Guarded.tsx';
export { Redirect, type RedirectProps } from './Redirect.tsx';
export { createRouteTable } from './routes.ts';
export type { Route, RouteArgs, RouteDefinition, RouteTable } from './routes.ts';
export { settleAddress } from './settleAddress.ts';
export { PreloadContext, RouterLink } from './RouterLink.tsx';
export { readOldAddresses, useOldAddress } from './oldAddresses.ts';
export { restore, ScrollManager } from './ScrollManager.tsx';
export { StaticRouter, type StaticRouterProps } from './StaticRouter.tsx';
export { Waiting } from './Waiting.tsx';
export { useIsHere } from './useIsHere.ts';
export { useReloadPlace } from './useReloadPlace.ts';
// The only import of the router library.
export {
  BrowserRouter,
  matchPath,
  Navigate,
  NavigationType,
  Outlet,
  useHref,
  useInRouterContext as useIsInRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
