export { OrderConfirm, type OrderConfirmProps } from './OrderConfirm.tsx';
export { PaymentChoice } from './parts/PaymentChoice.tsx';
