export { NavMenu, type NavMenuProps } from './NavMenu.tsx';
export type { NavItem } from './types.ts';
