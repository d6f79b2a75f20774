import type { SchoolScript } from '@qinghe/hooks/env';

/** Returns whether third-party scripts run on this page; they cannot be removed without a reload. */
export const isRunning = (): boolean => document.querySelector('script[data-others]') !== null;

/** Runs third-party scripts in order, once per page. The site's content security policy decides whether a browser allows them. */
export function runScripts(list: readonly SchoolScript[]) {
  if (isRunning()) return;
  for (const script of list) {
    const element = document.createElement('script');
    element.dataset['others'] = '';
    if (script.kind === 'src') {
      element.src = script.src;
      element.async = false;
    } else element.textContent = script.code;
    document.head.append(element);
  }
}
