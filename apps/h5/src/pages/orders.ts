export { default as MemberOrdersPage } from './MemberOrders/MemberOrdersPage.tsx';
export { default as OrderConfirmPage } from './OrderConfirm/OrderConfirmPage.tsx';
export { default as OrderPayPage } from './OrderPay/OrderPayPage.tsx';
export { default as OrderSuccessPage } from './OrderSuccess/OrderSuccessPage.tsx';
export { default as VipPage } from './Vip/VipPage.tsx';
