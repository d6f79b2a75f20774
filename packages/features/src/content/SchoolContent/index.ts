export { SchoolContent, type SchoolContentProps } from './SchoolContent.tsx';
