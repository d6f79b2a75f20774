export { SchoolPageContent, type SchoolPageContentProps } from './SchoolPageContent.tsx';
export { useSchoolPageHere, type SchoolPageHere } from './useSchoolPageHere.ts';
