import { use, type ReactNode, type Ref } from 'react';
import { LinkContext, type AnchorProps } from './LinkContext.tsx';
import { variants } from './Link.styles.ts';

/** Looks of a link. */
export const linkVariants = ['link', 'plain', 'bare'] as const;

export interface LinkProps extends AnchorProps {
  /** A path of this site or an `http(s)`, `mailto` or `tel` address. */
  href: string;
  /** With the look of a link, of the text around it, or of what it holds. */
  variant?: (typeof linkVariants)[number];
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
  /** The element on the page. */
  ref?: Ref<HTMLAnchorElement>;
  /** What is pressed; its words say where it leads. */
  children?: ReactNode;
}

const isSitePath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * A link. Paths of this site go through the router given by `LinkProvider`; other addresses and new
 * windows are plain anchors that keep the opener to themselves.
 */
export function Link({
  href,
  variant = 'link',
  isNewWindow = false,
  children,
  ...rest
}: LinkProps) {
  const router = use(LinkContext);
  const style = variants[variant];
  if (router && isSitePath(href) && !isNewWindow)
    return (
      <router.Link href={href} css={style} {...rest}>
        {children}
      </router.Link>
    );
  const windowProps = isNewWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} css={style} {...windowProps} {...rest}>
      {children}
    </a>
  );
}
