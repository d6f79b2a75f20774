import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionKeys, tab } from '@qinghe/hooks/storage';
import { restore } from './ScrollManager.tsx';

/** Restores a page's scroll position when it is reloaded. Only lists need this; their code is not part of the first load. */
export function useReloadPlace(): void {
  const { key } = useLocation();
  useEffect(() => {
    const [keptKey, top] = (tab.read(sessionKeys.page('scroll')) ?? '').split(' ');
    tab.remove(sessionKeys.page('scroll'));
    const stop = keptKey === key ? restore(Number(top) || 0) : undefined;
    const keep = () => tab.write(sessionKeys.page('scroll'), `${key} ${window.scrollY}`);
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);
}
