import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component whose code comes after the first load and that nobody misses: where its code cannot
 * be loaded, it shows nothing. Render it inside a `Suspense`.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
  );
}
