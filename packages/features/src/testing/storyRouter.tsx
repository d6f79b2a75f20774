import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

type Router = ComponentType<{ children: ReactNode }>;

const routers = new Map<string, Router>();

/**
 * Returns a router for `AppRoot` that opens a path without changing the browser's address. The same path gives the same
 * component, so that a story keeps its location when it re-renders.
 */
export function storyRouter(path: string): Router {
  const known = routers.get(path);
  if (known) return known;
  const StoryRouter: Router = ({ children }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  routers.set(path, StoryRouter);
  return StoryRouter;
}
