export { Link, linkVariants, type LinkProps } from './Link.tsx';
export { LinkProvider, type LinkProviderProps, type RouterLinkProps } from './LinkContext.tsx';
