export { useRoles } from './useRoles.ts';
