import type { Endpoint, Generation } from '../contract/endpoint.ts';

const OTHER_HOME = 'the home page asks for its blocks by the call of the other generations';
const OTHER_COMMENTS = 'comments go by the calls of the other generations';
const OTHER_ORDERS = 'orders are placed and paid by the calls of the other generations';
const NO_SCAN = 'a login by a scan with WeChat is not offered';
const NO_ACTIVITIES =
  '线下课程 leaves header, footer, search, study centre and home page; its pages say that there is none';
const UNUSED = 'no site asks for it';

/** How both sites behave when a server lacks a call, by the call's name. */
export const WITHOUT: Readonly<Record<string, string>> = {
  getFooterCategories: 'the footer has no column of categories',
  getActivityCategories: NO_ACTIVITIES,
  getActivities: NO_ACTIVITIES,
  getActivity: NO_ACTIVITIES,
  toggleActivityLike: NO_ACTIVITIES,
  postActivityJoin: NO_ACTIVITIES,
  postActivityCancel: NO_ACTIVITIES,
  getLikedActivities: NO_ACTIVITIES,
  getJoinedActivities: NO_ACTIVITIES,
  postOrderActivity: NO_ACTIVITIES,
  getTeachers: 'the home page has no 跟着谁学',
  getTeacher: UNUSED,
  getKechengs: 'the home page of a school without blocks shows no featured courses',
  getSliders: 'the slides come from the blocks of the home page',
  getViewBlocks: OTHER_HOME,
  getDecorationBlocks: OTHER_HOME,
  getComments: OTHER_COMMENTS,
  getCommentReplies: OTHER_COMMENTS,
  postComment: OTHER_COMMENTS,
  getCourseComments: OTHER_COMMENTS,
  getLessonComments: OTHER_COMMENTS,
  postCourseComment: OTHER_COMMENTS,
  postLessonComment: OTHER_COMMENTS,
  postOrder: OTHER_ORDERS,
  postOrderCourse: OTHER_ORDERS,
  postOrderRole: OTHER_ORDERS,
  getPayments: OTHER_ORDERS,
  postPayWechatScan: OTHER_ORDERS,
  postPayByHand: OTHER_ORDERS,
  getPayByHand: UNUSED,
  postWechatScanUrl: NO_SCAN,
  getWechatScanQuery: NO_SCAN,
  getWechatScanV1: UNUSED,
  getWechatScanQueryV1: UNUSED,
  postRegisterWithWechatScanV1: UNUSED,
  getWechatScanBindV1: UNUSED,
  getCourseAttachment: 'files are downloaded by the older address, with the token in it',
  postAgreementAgree: 'nobody is asked to accept changed agreements',
  getWechatJssdk:
    'a page that is sent on inside WeChat shows its title and address, without a picture',
  getMemberLikedCoursesV2: UNUSED,
  getMemberCourseHistoryV2: UNUSED,
  getMemberLessonsV2: UNUSED,
  getLessonsV2: UNUSED,
};

/** Side effects of calls on the server, by the call's name, where the name does not make them obvious. */
const CHANGES: Readonly<Record<string, string>> = {
  postLoginPassword:
    'writes a record of the login, may end the sessions of other devices, cancels a deletion that was asked for',
  postCaptchaSms: 'sends an SMS, which costs money',
  getWechatScanV1: 'begins a scan',
  getWechatScanBindV1: 'begins a scan',
  getCourseAttachment: 'makes a download link, of which a member has 60 an hour',
  toggleCourseLike: 'changes what the member likes',
  toggleActivityLike: 'changes what the member likes',
  markMessageRead: 'marks a message as read',
  markAllMessagesRead: 'marks messages as read',
  getFaceVerify: 'ends a face check',
  postMemberDestroy: 'asks for the deletion of the account',
};

/** Side effects of logging in the member of `--account`, shown for confirmation before (contract E-03, E-36). */
export const LOGIN_CHANGES: readonly string[] = [
  'a record of the login is written, with this address and time',
  'where the school lets a member in on one device alone, the member is logged out everywhere else',
  'a deletion that the member has asked for is cancelled',
];

/** A call that changes something on the server, and whether this server has it. */
export interface WritingCall {
  name: string;
  /** Such as `POST /api/v2/order/course`. */
  call: string;
  /** `made`: by this check; `untried`: should exist; `absent`: not in this generation; `maybe`: closed source, may be lacking. */
  state: 'made' | 'untried' | 'absent' | 'maybe';
  note: string;
}

/**
 * Lists the state of the calls that change something; only the login and logout of an account are ever made.
 *
 * @param writing Calls that change something.
 * @param generation The server's generation; null when unknown.
 * @param made Names of the calls that this check has made.
 */
export function listWriting(
  writing: readonly Endpoint[],
  generation: Generation | null,
  made: ReadonlySet<string>,
): WritingCall[] {
  const stateOf = ({ name, source, generations }: Endpoint): WritingCall['state'] => {
    if (made.has(name)) return 'made';
    if (generations && generation && !generations.includes(generation)) return 'absent';
    return source.startsWith('O-') ? 'maybe' : 'untried';
  };
  return writing.map((endpoint) => {
    const { name, method, path } = endpoint;
    const state = stateOf(endpoint);
    const lacks = state === 'absent' || state === 'maybe' ? WITHOUT[name] : undefined;
    const without = lacks && (state === 'absent' ? lacks : `without it: ${lacks}`);
    return { name, call: `${method} ${path}`, state, note: without ?? CHANGES[name] ?? '' };
  });
}
