import {
  createContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** What an anchor takes besides its address. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

export interface RouterLinkProps extends AnchorProps {
  /** A path of this site, with query and hash. */
  href: string;
  /** Reaches the element. */
  ref?: Ref<HTMLAnchorElement>;
  /** What the link shows, or the part of the page whose links go by this router. */
  children?: ReactNode;
}

/** The component that follows a path of this site without loading the page anew. */
export type RouterLink = ComponentType<RouterLinkProps>;

/** The router's link; without one, links are plain anchors. */
export const LinkContext = createContext<{ Link: RouterLink } | null>(null);

/** Path that the pressed link around something leads to, while the page behind it is made; none where nothing is to move. */
export const FollowedContext = createContext<string | undefined>(undefined);

export interface LinkProviderProps {
  /** The application's router link. */
  link: RouterLink;
  /** What the link shows, or the part of the page whose links go by this router. */
  children: ReactNode;
}

/** Gives every `Link` below it the application's router link. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  const router = useMemo(() => ({ Link: link }), [link]);
  return <LinkContext value={router}>{children}</LinkContext>;
}
