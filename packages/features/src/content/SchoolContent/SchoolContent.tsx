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
 * HTML that the school has written. Its links to pages of this site open without a new load, those with
 * old addresses lead to their pages here; of those to modules that are switched off, or that the server
 * lacks, the words stay. Pictures below words come from the school's own hosts.
 */
export function SchoolContent(props: SchoolContentProps) {
  const { aliasOf, config } = useSystem();
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
