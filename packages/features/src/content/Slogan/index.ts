export { useSlogan } from './useSlogan.ts';
