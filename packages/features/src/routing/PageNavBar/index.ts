export { PageNavBar } from './PageNavBar.tsx';
