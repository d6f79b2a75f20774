import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { pause } from './pause.ts';

/** How long to wait for the first content, in milliseconds. */
const PATIENCE = 3000;

let release = () => {};
const firstContent = new Promise<void>((resolve) => {
  release = resolve;
});

let lastTurn = firstContent;

/** What comes late comes after the first content, each in a task of its own: one long task would hold up the visitor. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(pause);
  return lastTurn;
}

/** When the pictures of the first view are there, which go before what can wait. */
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

/** Says that the visitor sees what the page is about: what can wait may load now. */
export function markFirstContent(): void {
  void firstPictures().then(release);
}

/**
 * Loads code that the visitor may want next, once they see what the page is about. Where it cannot
 * be loaded, that shows when it is wanted.
 */
export function warmUp(load: () => Promise<unknown>): void {
  void nextTurn()
    .then(load)
    .catch(() => undefined);
}

/**
 * A component whose code comes after the first content and that nobody misses: where its code
 * cannot be loaded, it shows nothing. Render it inside a `Suspense`.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const timeout = setTimeout(release, PATIENCE);
    await nextTurn();
    clearTimeout(timeout);
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
