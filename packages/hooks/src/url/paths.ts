import { toQuery } from './query.ts';

type Id = number | string;

/** What an order is for; `vod` is a course, `role` a membership (contract 4.9, O-08). */
export type GoodsType = 'vod' | 'role' | 'activate';

/** Filters of a course or activity list. */
export interface ListFilter {
  /** Category id. */
  cid?: Id | undefined;
  /** Sub-category id. */
  child?: Id | undefined;
  /** `free`, `sub` or `recom` (contract E-52). */
  scene?: string | undefined;
  page?: number | undefined;
}

/** An order that waits for payment. */
export interface PayTarget {
  /** Order number; text, because it may exceed 2^53. */
  orderId: string;
  goodsType?: GoodsType | undefined;
  goodsId?: Id | undefined;
  /** Payment method of server generations A and B. */
  payment?: string | undefined;
}

/** Path patterns of every route for the router; h5 mounts the same ones under `/h5`. */
export const routePatterns = {
  home: '/',
  login: '/login',
  loginCallback: '/login/callback',
  activities: '/activates',
  activity: '/activates/detail/:activateId',
  courses: '/courses',
  course: '/courses/detail/:courseId',
  courseVideo: '/courses/video/:courseId',
  announcement: '/announcement',
  member: '/member',
  memberStudy: '/member/study',
  memberMessages: '/member/messages',
  memberOrders: '/member/orders',
  memberCredit: '/member/credit1-free',
  memberDevice: '/member/device',
  order: '/order',
  orderPay: '/order/pay',
  orderSuccess: '/order/success',
  search: '/search',
  error: '/error',
  studyCenter: '/study-center',
  faceCheck: '/face-check',
  bindMobile: '/bind-mobile',
  about: '/about',
  vip: '/vip',
} as const;

/** Path patterns that only the mobile app has: pages instead of desktop dialogs. */
export const h5RoutePatterns = {
  mine: '/mine',
  register: '/register',
  forgotPassword: '/forgot-password',
  memberProfile: '/member/profile',
  memberNickname: '/member/nickname',
  memberPassword: '/member/password',
  memberMobile: '/member/mobile',
} as const;

function segment(id: Id): string {
  return encodeURIComponent(String(id));
}

/** Builds every in-app address. Both apps use the same ones; h5 adds its router's basename. */
export const paths = {
  home: () => '/',
  login: (redirect?: string) => `/login${toQuery({ redirect })}`,
  loginCallback: (redirect?: string) => `/login/callback${toQuery({ redirect })}`,
  activities: ({ cid, child, scene, page }: ListFilter = {}) =>
    `/activates${toQuery({ cid, child, scene, page })}`,
  activity: (id: Id) => `/activates/detail/${segment(id)}`,
  courses: ({ cid, child, scene, page }: ListFilter = {}) =>
    `/courses${toQuery({ cid, child, scene, page })}`,
  course: (id: Id) => `/courses/detail/${segment(id)}`,
  /**
   * `lesson` is the lesson's id; without it the page opens the member's last lesson. `second` is
   * where in the lesson to begin; without it where the member stopped. `tab` is what is open beside
   * the player; without it the lessons.
   */
  courseVideo: (courseId: Id, lesson?: Id, second?: number, tab?: string) =>
    `/courses/video/${segment(courseId)}${toQuery({ lesson, t: second, tab })}`,
  announcement: (id?: Id) => `/announcement${toQuery({ id })}`,
  member: () => '/member',
  memberStudy: () => '/member/study',
  memberMessages: (page?: number) => `/member/messages${toQuery({ page })}`,
  memberOrders: () => '/member/orders',
  memberCredit: (page?: number) => `/member/credit1-free${toQuery({ page })}`,
  memberDevice: () => '/member/device',
  order: (goodsType: GoodsType, goodsId: Id) =>
    `/order${toQuery({ goods_type: goodsType, goods_id: goodsId })}`,
  orderPay: ({ orderId, goodsType, goodsId, payment }: PayTarget) =>
    `/order/pay${toQuery({ orderId, type: goodsType, id: goodsId, payment })}`,
  orderSuccess: (orderId?: string) => `/order/success${toQuery({ orderId })}`,
  search: (keywords?: string, type?: string) => `/search${toQuery({ keywords, type })}`,
  error: () => '/error',
  studyCenter: () => '/study-center',
  faceCheck: () => '/face-check',
  bindMobile: () => '/bind-mobile',
  about: () => '/about',
  vip: () => '/vip',
  /** Home of the mobile site; a full page load, not a route of the desktop app. */
  h5: () => '/h5',
  /** What a visitor finds at the tab 我的; members have `/member`, which is guarded. */
  mine: () => '/mine',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  memberProfile: () => '/member/profile',
  memberNickname: () => '/member/nickname',
  memberPassword: () => '/member/password',
  memberMobile: () => '/member/mobile',
} as const;
