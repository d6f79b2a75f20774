export { Link, linkVariants, type LinkProps } from './Link.tsx';
export {
  FollowedContext,
  LinkProvider,
  type LinkProviderProps,
  type RouterLinkProps,
} from './LinkContext.tsx';
