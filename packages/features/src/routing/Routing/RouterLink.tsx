import { createContext, use, useTransition } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useIsOpenPath } from '@qinghe/hooks/stores/system';
import { placeOf } from '@qinghe/hooks/url';
import { FollowedContext, type RouterLinkProps } from '@qinghe/ui/components/Link';

/** Warms up the page behind a path; given by the application's route table. */
export const PreloadContext = createContext<(href: string) => void>(() => undefined);

/** Whether the visitor lets things move. */
const isMoving = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The router's link. It warms up its page when a pointer or the focus comes near. An address of the
 * other site is loaded anew. A page whose feature switch is off is not led to: its words stay, the
 * link goes.
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
  /** Warms up the page before what else is to happen. */
  const near =
    <E,>(then?: (event: E) => void) =>
    (event: E) => {
      if (!isElsewhere) preload(path);
      then?.(event);
    };
  if (!isOpen(path))
    return (
      // Without an address an anchor has no role of its own.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  return (
    <a
      href={isElsewhere ? path : address}
      target={target}
      // What was pressed shows it before the next page is made.
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
