export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { useSafeExit } from './useSafeExit.ts';
export { repeatFarewell } from './repeatFarewell.ts';
export { sayFarewell } from './sayFarewell.ts';
