import { createContext, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useIsOpenPath } from '@qinghe/hooks/stores/system';
import type { RouterLinkProps } from '../../components/Link/index.ts';

/** Warms up the page behind a path; given by the application's route table. */
export const PreloadContext = createContext<(href: string) => void>(() => undefined);

/**
 * The router's link. It warms up its page when a pointer or the focus comes near. A page whose
 * feature switch is off is not led to: its words stay, the link goes.
 */
export function RouterLink({
  href,
  target,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  children,
  ...rest
}: RouterLinkProps) {
  const preload = use(PreloadContext);
  const isOpen = useIsOpenPath();
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  if (!isOpen(href))
    return (
      // Without an address an anchor has no role of its own.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  return (
    <a
      href={address}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        preload(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        preload(href);
        onTouchStart?.(event);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
