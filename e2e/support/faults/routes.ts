/** Accounts that a page is opened with, and their tokens in the demo school; null for a visitor. */
export const accounts = {
  visitor: null,
  member: 'qinghe-demo-token-ordinary',
  unbound: 'qinghe-demo-token-unbound',
  unverified: 'qinghe-demo-token-face-pending',
} as const;

/** A page of the matrix. */
export interface MatrixRoute {
  /**
   * Address below the app. `{order}` becomes the number of an unpaid order, `{new}` a different word at each visit, `{flow}` the
   * mark of a login that this tab has begun.
   */
  path: string;
  account: keyof typeof accounts;
  /** Whether the frame's calls are made to fail in every way on this page. */
  hasFrame?: boolean;
  /** Whether the page makes no calls but those of the frame. */
  isStill?: boolean;
}

/** Every page in every state that an address can express, with the account that opens it. */
export const routes: readonly MatrixRoute[] = [
  { path: '/', account: 'visitor', hasFrame: true },
  { path: '/', account: 'member' },
  { path: '/courses', account: 'visitor' },
  { path: '/courses?cid=1', account: 'visitor' },
  { path: '/courses?scene=free', account: 'visitor' },
  { path: '/courses?scene=sub', account: 'visitor' },
  { path: '/courses?scene=recom', account: 'visitor' },
  { path: '/courses?page=2', account: 'visitor' },
  { path: '/courses/detail/1', account: 'visitor' },
  { path: '/courses/detail/1', account: 'member' },
  { path: '/courses/detail/1?tab=lessons', account: 'visitor' },
  { path: '/courses/detail/1?tab=comments', account: 'visitor' },
  { path: '/courses/detail/1?tab=files', account: 'visitor' },
  { path: '/courses/video/1', account: 'member' },
  { path: '/courses/video/1?tab=comments', account: 'member' },
  { path: '/courses/video/1?tab=files', account: 'member' },
  { path: '/courses/video/1?tab=notes', account: 'member' },
  { path: '/activates', account: 'visitor' },
  { path: '/activates?cid=1', account: 'visitor' },
  { path: '/activates?status=1', account: 'visitor' },
  { path: '/activates/detail/1', account: 'visitor' },
  { path: '/activates/detail/1', account: 'member' },
  { path: '/announcement', account: 'visitor' },
  { path: '/announcement?id=1', account: 'visitor' },
  { path: '/search?keywords=%E6%95%B0%E5%AD%A6', account: 'visitor' },
  { path: '/search?keywords=%E6%95%B0%E5%AD%A6&type=vod', account: 'visitor' },
  { path: '/search?keywords=Python&type=video', account: 'visitor' },
  { path: '/search?keywords=%E5%86%99%E7%94%9F&type=activate', account: 'visitor' },
  { path: '/search?keywords=%E7%A8%BB%E7%94%B0%E5%86%99%E7%94%9F', account: 'visitor' },
  { path: '/vip', account: 'visitor' },
  { path: '/vip', account: 'member' },
  { path: '/about', account: 'visitor' },
  { path: '/study-center', account: 'member' },
  { path: '/study-center?tab=bought', account: 'member' },
  { path: '/study-center?tab=liked', account: 'member' },
  { path: '/study-center?tab=activities', account: 'member' },
  { path: '/study-center?state=unfinished', account: 'member' },
  { path: '/member', account: 'member' },
  { path: '/member/study', account: 'member', hasFrame: true },
  { path: '/member/study?tab=bought', account: 'member' },
  { path: '/member/study?tab=liked', account: 'member' },
  { path: '/member/study?tab=activities', account: 'member' },
  { path: '/member/messages', account: 'member' },
  { path: '/member/messages?page=2', account: 'member' },
  { path: '/member/orders', account: 'member' },
  { path: '/member/orders?page=2', account: 'member' },
  { path: '/member/credit1-free', account: 'member' },
  { path: '/member/credit1-free?page=2', account: 'member' },
  { path: '/member/device', account: 'member', isStill: true },
  { path: '/order?goods_type=vod&goods_id=11', account: 'member' },
  { path: '/order?goods_type=role&goods_id=1', account: 'member' },
  { path: '/order?goods_type=activate&goods_id=1', account: 'member' },
  { path: '/order/pay?orderId={order}', account: 'member' },
  { path: '/order/pay?orderId={order}&payment=wechat', account: 'member' },
  { path: '/order/pay?orderId={order}&payment=handPay', account: 'member' },
  { path: '/order/success?orderId={order}', account: 'member' },
  { path: '/bind-mobile', account: 'unbound' },
  { path: '/face-check', account: 'unverified' },
  { path: '/login', account: 'visitor', isStill: true },
  { path: '/login/callback?login_code={new}&action=login&flow={flow}', account: 'visitor' },
  { path: '/error?msg=x', account: 'visitor', isStill: true },
  { path: '/no/such/page', account: 'visitor', isStill: true },
  // Pages of the mobile site only.
  { path: '/mine', account: 'visitor', isStill: true },
  { path: '/register', account: 'visitor', isStill: true },
  { path: '/forgot-password', account: 'visitor', isStill: true },
  { path: '/member/profile', account: 'member', isStill: true },
  { path: '/member/nickname', account: 'member', isStill: true },
  { path: '/member/password', account: 'member', isStill: true },
  { path: '/member/mobile', account: 'member', isStill: true },
];
