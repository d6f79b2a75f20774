export { OrderConfirm, type OrderConfirmProps } from './OrderConfirm.tsx';
