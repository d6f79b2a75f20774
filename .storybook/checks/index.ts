export { checkOtherTheme } from './contrast.ts';
