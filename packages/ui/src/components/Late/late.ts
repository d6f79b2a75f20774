import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { pause } from './pause.ts';

/** Longest wait for the first content, in milliseconds. */
const PATIENCE = 3000;

let release = () => {};
const firstContent = new Promise<void>((resolve) => {
  release = resolve;
});

let lastTurn = firstContent;

/** Resolves after the first content, each call in a separate task: one long task would block the visitor's input. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(pause);
  return lastTurn;
}

/** Resolves once all pictures that are not lazy have loaded or failed, so that late code does not compete with them. */
async function firstPictures(): Promise<void> {
  const pictures = Array.from(document.images).filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  );
  await Promise.all(
    pictures.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve);
          picture.addEventListener('error', resolve);
        }),
    ),
  );
}

/** Marks that the page's main content is visible; late code loads once its pictures have loaded. */
export function markFirstContent(): void {
  void firstPictures().then(release);
}

/**
 * Preloads code that the visitor may need next, after the first content. A failure is ignored: it
 * is reported when the code is really needed.
 */
export function warmUp(load: () => Promise<unknown>): void {
  void nextTurn()
    .then(load)
    .catch(() => undefined);
}

/** Resolves when code that is not urgent may be loaded: after the first content, or after a while without any. */
export async function turn(): Promise<void> {
  const timeout = setTimeout(release, PATIENCE);
  await nextTurn();
  clearTimeout(timeout);
}

/**
 * Returns an optional component whose code is loaded after the first content. It renders nothing
 * where its code cannot be loaded. Render it inside a `Suspense`.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    await turn();
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
