export { HomeContinue } from './HomeContinue.tsx';
