/** Paths of the calls whose server code is closed source (contract section 3). A server without them answers "unknown route". */
export const ownPaths = {
  categoriesShow: '/api/v2/activate_categories/show',
  activateCategories: '/api/v2/activate_categories',
  activates: '/api/v2/activates',
  activate: '/api/v2/activate/{id}',
  activateLike: '/api/v2/activate/{id}/like',
  activateJoin: '/api/v2/activate/{id}/join',
  activateCancel: '/api/v2/activate/{id}/cancel',
  orderActivate: '/api/v2/order/activate',
  memberActivatesLike: '/api/v3/member/activates/like',
  memberActivates: '/api/v3/member/activates',
  teachers: '/api/v2/teachers',
  teacher: '/api/v2/teacher/{id}',
  kechengs: '/api/v2/kechengs',
} as const;
