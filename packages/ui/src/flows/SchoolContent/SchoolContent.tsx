import { useCallback, type MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { isOpenPath, useSystem } from '@qinghe/hooks/stores/system';
import { RichContent, type RichContentProps } from '../../components/RichContent/index.ts';
import { innerPath } from './innerPath.ts';

export type SchoolContentProps = Omit<RichContentProps, 'isOpenLink' | 'onClick'>;

/** Opens a clicked link in this tab without loading the site anew, if it leads to a page of it. */
function useInnerLinks() {
  const navigate = useNavigate();
  const base = useHref('/');
  return (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const path = innerPath(link.href, base, window.location.href);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
}

/**
 * HTML that the school has written. Its links to pages of this site open without a new load; of
 * those to modules that are switched off the words stay.
 */
export function SchoolContent(props: SchoolContentProps) {
  const { configFunc } = useSystem();
  const isOpenLink = useCallback((path: string) => isOpenPath(path, configFunc), [configFunc]);
  const follow = useInnerLinks();
  return <RichContent isOpenLink={isOpenLink} onClick={follow} {...props} />;
}
