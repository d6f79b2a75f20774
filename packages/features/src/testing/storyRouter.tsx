import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

type Router = ComponentType<{ children: ReactNode }>;

const routers = new Map<string, Router>();

/**
 * A router for `AppRoot` that opens an address without touching the browser's. The same path gives
 * the same component, so a story that renders again keeps its place.
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
