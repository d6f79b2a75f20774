import type { SchoolScript } from '@qinghe/hooks/env';

/** Whether scripts of others run in this page: they stay until it is loaded anew. */
export const isRunning = (): boolean => document.querySelector('script[data-others]') !== null;

/** Runs scripts of others in their order, once in a page. The policy of the site decides whether a browser lets them. */
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
