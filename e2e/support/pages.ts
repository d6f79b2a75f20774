/**
 * Longest time that a journey over many pages may take for each of them, in milliseconds. What a page does is waited for with
 * limits of its own; a busy machine needs seconds to open one.
 */
export const PER_PAGE = 15_000;

/** One address of every page that both sites have, for checks that apply to all of them. */
export const PAGES = [
  '/',
  '/login',
  '/activates',
  '/activates/detail/1',
  '/courses',
  '/courses/detail/1',
  // A lesson that is not bought: a playing video would never stand still for a screenshot.
  '/courses/video/2?lesson=205',
  '/announcement',
  '/search?keywords=%E6%95%B0%E5%AD%A6',
  '/member',
  '/member/study',
  '/member/messages',
  '/member/orders',
  '/member/credit1-free',
  '/member/device',
  '/order?goods_type=vod&goods_id=2',
  '/order/pay?orderId=20261120884120',
  '/order/success?orderId=20261102741035',
  '/study-center',
  '/bind-mobile',
  '/face-check',
  '/error?msg=x',
  '/about',
  '/vip',
  '/no/such/page',
] as const;
