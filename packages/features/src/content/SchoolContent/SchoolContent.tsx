import { useCallback, useMemo, type MouseEvent } from 'react';
import { useIsOpenPath, useSystem } from '@qinghe/hooks/stores/system';
import { RichContent, type RichContentProps } from '@qinghe/ui/components/RichContent';
import { useHref, useNavigate } from '@qinghe/features/routing/Routing';
import { innerPath } from './innerPath.ts';
import { schoolHosts } from './schoolHosts.ts';

export type SchoolContentProps = Omit<
  RichContentProps,
  'isOpenLink' | 'ownLink' | 'pictureHosts' | 'onClick'
>;

/** Returns a click handler that opens links to pages of this site by the router, without loading the site anew. */
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
 * HTML written by the school. Links to pages of this site use the router, and old addresses are converted to the present ones.
 * Links to modules that are switched off, or that the server lacks, become plain text. Pictures below text may come only from the
 * school's own hosts.
 */
export function SchoolContent(props: SchoolContentProps) {
  const aliasOf = useSystem((state) => state.aliasOf);
  const config = useSystem((state) => state.config);
  const isOpenLink = useIsOpenPath();
  const ownLink = useCallback((address: string) => aliasOf?.(address) ?? address, [aliasOf]);
  const pictureHosts = useMemo(() => schoolHosts(config), [config]);
  const follow = useInnerLinks();
  return (
    <RichContent
      isOpenLink={isOpenLink}
      ownLink={ownLink}
      pictureHosts={pictureHosts}
      onClick={follow}
      {...props}
    />
  );
}
