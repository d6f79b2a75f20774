import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasToken } from '@qinghe/hooks/data/swr';
import { rootReports } from '@qinghe/hooks/error-reports';
import { dropTaps, releaseTaps } from './keptTaps.ts';
import { DATA_ID, restorePrerendered, STYLE_ATTRIBUTE, type Prerendered } from './prerendered.ts';

const isPrerendered = (value: unknown): value is Prerendered =>
  typeof value === 'object' && value !== null && 'answers' in value && 'config' in value;

/** What the page was rendered with; null when it was not rendered for this visitor or this address. */
function readPrerendered(): Prerendered | null {
  const { dataset } = document.documentElement;
  // The head start has looked at the address and the token; a visit on a shared computer has one of its own.
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

/**
 * Takes over a page that was rendered in advance, in small slices and without drawing it anew; what it
 * shows is refreshed behind it, and what was pressed and typed before happens. A member, and a visitor at another address, get the site as if nothing
 * had been rendered.
 *
 * @param app The application as it was rendered.
 * @param start Starts the application from nothing.
 */
export function takeOver(root: HTMLElement, app: ReactNode, start: () => void): void {
  const kept = readPrerendered();
  // From here on a link is the router's: what the browser renders ahead would be thrown away.
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
      // What only a browser can render is left out of the page on purpose; everything else is told.
      onRecoverableError: (error) => {
        if (Object(error).digest !== 'late') rootReports.onRecoverableError(error);
      },
    });
  });
  releaseTaps(root);
}
