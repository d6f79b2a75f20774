import { isRecord } from '../contract/read.ts';

/** GET calls that change something on the server: listed with the writing calls and never made. */
export const CHANGING: ReadonlySet<string> = new Set([
  'toggleCourseLike',
  'toggleActivityLike',
  'markMessageRead',
  'markAllMessagesRead',
  'getFaceVerify',
  'getWechatScanV1',
  'getWechatScanBindV1',
  'getCourseAttachment',
]);

/** Reading calls that are not made, with the reason; most need something that only a member has, such as a promo code. */
export const NOT_MADE: Readonly<Record<string, string>> = {
  getWechatScanQuery: 'needs a scan that is under way',
  getWechatScanQueryV1: 'needs a scan that is under way',
  getOpenPlayInfo: 'is used by no site',
  getPromoCode: 'needs a code',
  getPromoCodeCheck: 'needs a code',
};

/** Calls that are made without a token even with an account, because a member's call changes something. */
export const AS_VISITOR: ReadonlySet<string> = new Set(['getLesson']);

/** Replies of the calls made so far, by the call's name. */
export type Replies = ReadonlyMap<string, unknown>;

type Input = Readonly<Record<string, unknown>>;

/** Returns the value at a path in a reply; undefined when there is none. */
function pick(replies: Replies, name: string, ...path: (string | number)[]): unknown {
  let found = replies.get(name);
  for (const key of path) {
    if (Array.isArray(found) && typeof key === 'number') found = found[key];
    else found = isRecord(found) ? found[key] : undefined;
  }
  return found;
}

const courseId = (replies: Replies) => pick(replies, 'getCourses', 'items', 0, 'id');
const lessonId = (replies: Replies) => pick(replies, 'getCourse', 'videos', 0, 'id');

/** Builders of the input of calls that need one, from earlier replies. A call with an undefined field is skipped. */
export const INPUTS: Readonly<Record<string, (replies: Replies, api: string) => Input>> = {
  getSliders: () => ({ platform: 'PC' }),
  getViewBlocks: () => ({ platform: 'pc', page_name: 'pc-page-index' }),
  getDecorationBlocks: () => ({ page_name: 'pc-page-index' }),
  getCourse: (replies) => ({ id: courseId(replies) }),
  getCourseComments: (replies) => ({ id: courseId(replies) }),
  getLesson: (replies) => ({ id: lessonId(replies) }),
  getLessonComments: (replies) => ({ id: lessonId(replies) }),
  getPlayInfo: (replies) => ({ id: lessonId(replies), is_try: true }),
  getComments: (replies) => ({ rt: 1, rid: courseId(replies) }),
  getCommentReplies: (replies) => ({
    rt: 1,
    rid: courseId(replies),
    parent_id: pick(replies, 'getComments', 'items', 0, 'id'),
  }),
  getAnnouncement: (replies) => ({ id: pick(replies, 'getAnnouncements', 'items', 0, 'id') }),
  getRole: (replies) => ({ id: pick(replies, 'getRoles', 0, 'id') }),
  getActivity: (replies) => ({ id: pick(replies, 'getActivities', 'items', 0, 'id') }),
  getTeacher: (replies) => ({ id: pick(replies, 'getTeachers', 0, 'id') }),
  getLearnedLessons: (replies) => ({ courseId: courseId(replies) }),
  getOrderStatus: (replies) => ({ order_id: pick(replies, 'getOrders', 'items', 0, 'order_id') }),
  getPayments: () => ({ scene: 'pc' }),
  getSearch: () => ({ keywords: '课', type: '0', page: 1, size: 10 }),
  getSearchV2: () => ({ keywords: '课' }),
  getWechatJssdk: (_, api) => ({ path: `${api}/h5` }),
};

/** Calls to make first, in this order, because later calls take ids from their replies. */
const FIRST: readonly string[] = [
  'getCourses',
  'getCourse',
  'getAnnouncements',
  'getRoles',
  'getActivities',
  'getTeachers',
  'getOrders',
  'getComments',
];

/** Sorts calls so that those of `FIRST` come first. */
export function inOrder<T extends { readonly name: string }>(calls: readonly T[]): T[] {
  const rank = ({ name }: T) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return [...calls].sort((a, b) => rank(a) - rank(b));
}
