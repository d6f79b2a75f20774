import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

export interface SkipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Id of the element that holds the page's content. */
  targetId?: string;
  /** Text of the link. */
  children?: ReactNode;
}

/**
 * The first focusable element of every page: skips the header and moves the focus to the content.
 * Visible only while focused.
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
    <a className="skip-link" href={`#${targetId}`} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
