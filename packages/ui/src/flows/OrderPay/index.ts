export { OrderPay, type OrderPayProps } from './OrderPay.tsx';
export { outside } from './outside.ts';
