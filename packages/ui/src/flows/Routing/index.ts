export { Guarded } from './Guarded.tsx';
export { Redirect, type RedirectProps } from './Redirect.tsx';
export { createRouteTable } from './routes.ts';
export type { Route, RouteArgs, RouteDefinition, RouteTable } from './routes.ts';
export { settleAddress } from './settleAddress.ts';
