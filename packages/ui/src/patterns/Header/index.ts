export { Header, type HeaderProps } from './Header.tsx';
export { HeaderAction, type HeaderActionProps } from './parts/HeaderAction.tsx';
export type { NavItem } from '../NavMenu/types.ts';
