export { OrderConfirm, type OrderConfirmProps } from './OrderConfirm.tsx';
export type { OrderSite } from './parts/Frame.tsx';
export { PaymentChoice } from './parts/PaymentChoice.tsx';
