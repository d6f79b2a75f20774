export { HomeCategories } from './HomeCategories.tsx';
