import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasToken } from '@qinghe/hooks/data/swr';
import { rootReports } from '@qinghe/hooks/error-reports';
import { dropTaps, releaseTaps } from './keptTaps.ts';
import { DATA_ID, restorePrerendered, STYLE_ATTRIBUTE, type Prerendered } from './prerendered.ts';

const isPrerendered = (value: unknown): value is Prerendered =>
  typeof value === 'object' && value !== null && 'answers' in value && 'config' in value;

/** Returns the data that the page was rendered with; null if it was rendered for another visitor or another address. */
function readPrerendered(): Prerendered | null {
  const { dataset } = document.documentElement;
  // The head start has checked the address and the stored token; a visit on a shared computer stores its token elsewhere.
  const isOther = dataset['prerendered'] === 'other' || hasToken();
  delete dataset['prerendered'];
  if (isOther) return null;
  const kept: unknown = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null');
  return isPrerendered(kept) ? kept : null;
}

function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}

/** Tells React of the pointer that rests where it has woken the page: the browser has told of it already. */
function reportPointer(root: HTMLElement): void {
  const hovered = matchMedia('(hover: hover)').matches ? root.querySelectorAll(':hover') : [];
  const event = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  hovered[hovered.length - 1]?.dispatchEvent(event);
}

/**
 * Hydrates a page that was rendered in advance, in small slices and without rendering it anew. Its data is revalidated
 * afterwards, and recorded clicks and inputs are repeated. For members and at other addresses the application starts as if
 * nothing had been rendered.
 *
 * @param app The application as it was rendered.
 * @param start Starts the application without hydration.
 */
export function takeOver(root: HTMLElement, app: ReactNode, start: () => void): void {
  const kept = readPrerendered();
  // From here on the router handles links, so pages that the browser prerenders would be thrown away.
  document.querySelector('script[type=speculationrules]')?.remove();
  if (!kept) {
    dropTaps();
    start();
    return;
  }
  restorePrerendered(kept);
  restoreStyles(root);
  startTransition(() => {
    hydrateRoot(root, app, {
      ...rootReports,
      // Parts that only a browser can render are left out on purpose; every other error is reported.
      onRecoverableError: (error) => {
        if (Object(error).digest !== 'late') rootReports.onRecoverableError(error);
      },
    });
  });
  reportPointer(root);
  releaseTaps(root);
}
