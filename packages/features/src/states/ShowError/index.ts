export { showError } from './showError.ts';
