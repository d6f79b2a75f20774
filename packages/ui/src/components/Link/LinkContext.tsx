import {
  createContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** Attributes of an anchor except `href`. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

export interface RouterLinkProps extends AnchorProps {
  /** A path of this site, with query and hash. */
  href: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLAnchorElement>;
  /** Content of the link. */
  children?: ReactNode;
}

/** A component that navigates to a path of this site without reloading the page. */
export type RouterLink = ComponentType<RouterLinkProps>;

/** The application's router link; null where links are plain anchors. */
export const LinkContext = createContext<{ Link: RouterLink } | null>(null);

/** Path of the surrounding pressed link while its page is being rendered; undefined otherwise and without view transitions. */
export const FollowedContext = createContext<string | undefined>(undefined);

export interface LinkProviderProps {
  /** The application's router link. */
  link: RouterLink;
  /** The part of the page whose links use this router link. */
  children: ReactNode;
}

/** Provides the application's router link to every `Link` below it. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  const router = useMemo(() => ({ Link: link }), [link]);
  return <LinkContext value={router}>{children}</LinkContext>;
}
