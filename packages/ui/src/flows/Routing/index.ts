export { Guarded } from './Guarded.tsx';
export { createRouteTable } from './routes.ts';
export type { Route, RouteArgs, RouteDefinition, RouteTable } from './routes.ts';
