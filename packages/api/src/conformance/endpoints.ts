import * as activities from '../resources/activities.ts';
import * as announcements from '../resources/announcements.ts';
import * as auth from '../resources/auth.ts';
import * as captcha from '../resources/captcha.ts';
import * as commentReplies from '../resources/commentReplies.ts';
import * as comments from '../resources/comments.ts';
import * as config from '../resources/config.ts';
import * as courseAttachments from '../resources/courseAttachments.ts';
import * as courses from '../resources/courses.ts';
import * as faceVerify from '../resources/faceVerify.ts';
import * as footer from '../resources/footer.ts';
import * as home from '../resources/home.ts';
import * as kechengs from '../resources/kechengs.ts';
import * as legacy from '../resources/legacy.ts';
import * as lessons from '../resources/lessons.ts';
import * as member from '../resources/member.ts';
import * as messages from '../resources/messages.ts';
import * as navigation from '../resources/navigation.ts';
import * as newComments from '../resources/newComments.ts';
import * as orders from '../resources/orders.ts';
import * as payments from '../resources/payments.ts';
import * as points from '../resources/points.ts';
import * as profile from '../resources/profile.ts';
import * as promoCodes from '../resources/promoCodes.ts';
import * as roles from '../resources/roles.ts';
import * as search from '../resources/search.ts';
import * as study from '../resources/study.ts';
import * as system from '../resources/system.ts';
import * as teachers from '../resources/teachers.ts';
import * as upload from '../resources/upload.ts';
import * as wechatScan from '../resources/wechatScan.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { isRecord } from '../contract/read.ts';

const resources = {
  config,
  navigation,
  home,
  captcha,
  auth,
  wechatScan,
  member,
  profile,
  faceVerify,
  messages,
  points,
  announcements,
  courses,
  courseAttachments,
  lessons,
  study,
  comments,
  commentReplies,
  newComments,
  roles,
  promoCodes,
  orders,
  payments,
  search,
  activities,
  footer,
  teachers,
  kechengs,
  upload,
  system,
  legacy,
};

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && typeof value.path === 'string' && typeof value.source === 'string';
}

/** An endpoint and the resource file that declares it. */
export interface TaggedEndpoint {
  tag: string;
  endpoint: Endpoint;
}

/** Every endpoint, for scripts, tests and mocks. Apps import the single resource instead. */
export const endpoints: readonly TaggedEndpoint[] = Object.entries(resources).flatMap(
  ([tag, resource]) =>
    Object.values<unknown>(resource)
      .filter(isEndpoint)
      .map((endpoint) => ({ tag, endpoint })),
);
