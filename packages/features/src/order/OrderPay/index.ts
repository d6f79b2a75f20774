export { OrderPay, type OrderPayProps } from './OrderPay.tsx';
export { outside } from './outside.ts';
export { OrderEnded } from './OrderEnded.tsx';
export { UnknownStatus } from './UnknownStatus.tsx';
