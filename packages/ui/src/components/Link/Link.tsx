import { use, type ReactNode, type Ref } from 'react';
import { LinkContext, type AnchorProps } from './LinkContext.tsx';
import { variants } from './Link.styles.ts';

/** Visual variants of a link. */
export const linkVariants = ['link', 'plain', 'bare'] as const;

export interface LinkProps extends AnchorProps {
  /** Link target: a path of this site or an `http(s)`, `mailto` or `tel` URL. */
  href: string;
  /** `link` is green and underlined on hover, `plain` is secondary text and green on hover, `bare` has no link styling. */
  variant?: (typeof linkVariants)[number];
  /** Whether the link opens a new window. */
  isNewWindow?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLAnchorElement>;
  /** Text of the link. */
  children?: ReactNode;
}

const isSitePath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * A link. Paths of this site use the router link given by `LinkProvider`; other URLs and new
 * windows are plain anchors; new windows have `rel="noopener noreferrer"`.
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
