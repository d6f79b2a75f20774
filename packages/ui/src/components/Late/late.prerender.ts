import { createElement, type ComponentType } from 'react';

/** What a part that comes late throws where a page is rendered in advance; React leaves its place to the browser. */
export const LATE = 'late';

/** Nobody looks at the page yet. */
export function markFirstContent(): void {}

/** Nobody will want anything next. */
export function warmUp(): void {}

function Absent(): never {
  throw Object.assign(new Error('Comes in the browser.'), { digest: LATE });
}

/** A component whose place stays empty until the page is in a browser. */
export function late<P extends object>(): ComponentType<P> {
  return () => createElement(Absent);
}
