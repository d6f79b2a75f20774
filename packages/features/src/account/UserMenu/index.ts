export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { useSafeExit } from './useSafeExit.ts';
export { repeatFarewell, sayFarewell } from './sayFarewell.ts';
