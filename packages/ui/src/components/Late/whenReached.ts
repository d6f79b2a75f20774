import { whenNear } from './near.ts';

/** Distance from the viewport, before anything is scrolled, at which a reader counts as near. */
const MARGIN = '25%';

/**
 * Calls `then` once, as soon as a reader comes near one of the elements: it is within a quarter of a window, something is
 * scrolled or printed, a key is pressed, or the page has been scrolled already. What a visitor who does not read on never sees is not loaded.
 *
 * @returns A function that stops waiting.
 */
export function whenReached(parts: readonly Element[], then: () => void): () => void {
  const waiting = new AbortController();
  const reach = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    then();
  };
  const stopWatching = whenNear(parts, MARGIN, reach);
  waiting.signal.addEventListener('abort', stopWatching);
  const { signal } = waiting;
  document.addEventListener('scroll', reach, { capture: true, passive: true, signal });
  // Looking for a word and printing begin with a key, and neither scrolls.
  document.addEventListener('keydown', reach, { capture: true, signal });
  window.addEventListener('beforeprint', reach, { signal });
  // Before a rendered page is alive, nobody hears of its scrolling.
  if (window.scrollY > 0) reach();
  return () => waiting.abort();
}
