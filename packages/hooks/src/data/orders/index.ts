export { CheckoutChanged } from './checkout.ts';
export type {
  CheckoutItem,
  CheckoutState,
  CodeRefusal,
  CodeState,
  OrderDraft,
} from './checkout.ts';
export { cashierPageUrl, isRedirectPayment, paymentPageUrl } from './leaveUrl.ts';
export type { RedirectPayment, WayBack } from './leaveUrl.ts';
export { changeOrder, forgetOrder, keepOrder, readOrderRecords } from './orderRecords.ts';
export type { OrderRecord } from './orderRecords.ts';
export type { Attendee, OrderContext, PayWay, PlacedOrder } from './placeOrder.ts';
export { useOffersCodes } from './promoCodes.ts';
export { useAfterPayment } from './useAfterPayment.ts';
export { useCheckout } from './useCheckout.ts';
export type { CheckoutHandle, Submission } from './useCheckout.ts';
export { readGoods, summaryOf, useGoods } from './useGoods.ts';
export type { Goods, GoodsTarget } from './useGoods.ts';
export { useJoinActivity } from './useJoinActivity.ts';
export {
  isOrderIn,
  NARROWED_ORDERS,
  ORDER_PAGE_SIZE,
  ORDER_STATES,
  useOrders,
  useOrdersInfinite,
  useOrdersOfState,
} from './useOrders.ts';
export type { OrdersOfState, OrderState } from './useOrders.ts';
export { useOrderStatus } from './useOrderStatus.ts';
export type { OrderStatus } from './useOrderStatus.ts';
export { goodsTypeOf, usePlacedOrder } from './usePlacedOrder.ts';
export type { OrderFacts, PlacedOrderQuery } from './usePlacedOrder.ts';
export { paymentScene, usePayments } from './usePayments.ts';
export type { Payments } from './usePayments.ts';
export { useTransferText, useWechatCode } from './usePaymentStart.ts';
