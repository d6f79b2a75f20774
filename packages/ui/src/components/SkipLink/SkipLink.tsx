import { css } from '@emotion/react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { token } from '../../tokens/tokens.ts';

const root = css({
  position: 'absolute',
  top: '0.5rem',
  left: '1rem',
  zIndex: token('z-tooltip'),
  padding: '0.625rem 1.25rem',
  borderRadius: token('radius-md'),
  background: token('surface-overlay'),
  color: token('text-link'),
  fontWeight: 500,
  boxShadow: token('shadow-3'),
  transform: 'translateY(-6rem)',
  '&:focus': { transform: 'none' },
});

export interface SkipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Id of the element that holds the page's content. */
  targetId?: string;
}

/**
 * The first stop of the keyboard on every page: jumps over the header to the content. Shows only
 * while focused.
 */
export function SkipLink({
  targetId = 'main',
  children = '跳到主要内容',
  onClick,
  ...rest
}: SkipLinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
  };
  return (
    <a css={root} href={`#${targetId}`} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
