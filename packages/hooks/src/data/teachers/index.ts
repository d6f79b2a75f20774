export { useTeacher } from './useTeacher.ts';
export { useTeachers } from './useTeachers.ts';
