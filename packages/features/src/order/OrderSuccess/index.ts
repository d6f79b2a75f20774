export { OrderSuccess } from './OrderSuccess.tsx';
