import { createElement, type ComponentType } from 'react';

/** Digest of the error that a `late` component throws during prerendering; React then renders it in the browser. */
export const LATE = 'late';

/** Does nothing during prerendering: no visitor sees the page. */
export function markFirstContent(): void {}

/** Resolves at once during prerendering. */
export const turn = () => Promise.resolve();

/** Does nothing during prerendering: no code needs preloading. */
export function warmUp(): void {}

function Absent(): never {
  throw Object.assign(new Error('Comes in the browser.'), { digest: LATE });
}

/** Returns a component that is skipped during prerendering and rendered in the browser only. */
export function late<P extends object>(): ComponentType<P> {
  return () => createElement(Absent);
}
