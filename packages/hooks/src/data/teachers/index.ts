export { useTeachers } from './useTeachers.ts';
