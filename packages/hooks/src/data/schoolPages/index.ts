export { useSchoolPage } from './useSchoolPage.ts';
