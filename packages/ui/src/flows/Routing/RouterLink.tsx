import { createContext, use } from 'react';
import { Link as ReactRouterLink } from 'react-router-dom';
import type { RouterLinkProps } from '../../components/Link/index.ts';

/** Warms up the page behind a path; given by the application's route table. */
export const PreloadContext = createContext<(href: string) => void>(() => undefined);

/** The router's link. It warms up its page when a pointer or the focus comes near. */
export function RouterLink({
  href,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: RouterLinkProps) {
  const preload = use(PreloadContext);
  return (
    <ReactRouterLink
      to={href}
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
    />
  );
}
