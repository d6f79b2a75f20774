import { createContext, use, useTransition } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useIsOpenPath } from '@qinghe/hooks/stores/system';
import { placeOf } from '@qinghe/hooks/url';
import { FollowedContext, type RouterLinkProps } from '@qinghe/ui/components/Link';

/** Function that preloads the page of a path, provided by the application's route table. */
export const PreloadContext = createContext<(href: string) => void>(() => undefined);

/** Returns whether animations are allowed by the visitor's settings. */
const isMoving = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The router's link. Preloads its page on hover, focus or touch. An address of the other site is loaded anew. If the page's
 * feature is switched off, the link is disabled and only its text remains.
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
  const { path, isElsewhere } = placeOf(href, useHref('/'));
  const address = useHref(path);
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, { target });
  const [isFollowed, startFollowing] = useTransition();
  /** Returns an event handler that calls `then` and preloads the page afterwards. */
  const near =
    <E,>(then?: (event: E) => void) =>
    (event: E) => {
      // A press that follows at once is handled before.
      if (!isElsewhere) setTimeout(preload, 0, path);
      then?.(event);
    };
  if (!isOpen(path))
    return (
      // An anchor without `href` has no implicit role.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  return (
    <a
      href={isElsewhere ? path : address}
      target={target}
      // Marks the clicked link until the next page is rendered.
      data-pressed={isFollowed ? '' : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!isElsewhere && !event.defaultPrevented) startFollowing(() => follow(event));
      }}
      onPointerEnter={near(onPointerEnter)}
      onFocus={near(onFocus)}
      onTouchStart={near(onTouchStart)}
      {...rest}
    >
      <FollowedContext value={isFollowed && isMoving() ? path : undefined}>
        {children}
      </FollowedContext>
    </a>
  );
}
