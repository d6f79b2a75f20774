export { HOME_TEACHER_COUNT } from './preload.ts';
