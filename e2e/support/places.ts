/** Addresses below either app, one of each kind of page without a form, for tests that visit them all as the demo member. */
export const places = [
  '/',
  '/courses',
  '/courses/detail/1',
  '/courses/video/1',
  '/activates',
  '/activates/detail/1',
  '/announcement',
  '/search?keywords=%E6%95%B0%E5%AD%A6',
  '/study-center',
  '/member',
  '/member/messages',
  '/member/orders',
  '/member/credit1-free',
  '/about',
];
