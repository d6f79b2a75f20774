import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import { courseFields, CategoryBriefSchema, LessonSchema } from './courseFields.ts';
import { PlayInfoSchema } from './lessons.ts';

/**
 * Calls that real servers still answer and that no screen of this front end uses. They are kept so that replies of old
 * servers can be checked and an embedding site can use them.
 */

const FullCourseSchema = v.object({
  ...courseFields,
  render_desc: read.text,
  videos_count: read.count,
  category: read.maybe(CategoryBriefSchema),
});

const pageParams = v.object({ page: v.optional(v.number()), page_size: v.optional(v.number()) });

/** Lists bought courses; superseded by `getBoughtCourses`. */
export const getMemberCoursesV2 = endpoint({
  name: 'getMemberCoursesV2',
  method: 'GET',
  path: '/api/v2/member/courses',
  auth: 'required',
  params: pageParams,
  reply: read.page(FullCourseSchema),
  source: 'E-33',
});

/** Lists liked courses; superseded by `getLikedCourses`. */
export const getMemberLikedCoursesV2 = endpoint({
  name: 'getMemberLikedCoursesV2',
  method: 'GET',
  path: '/api/v2/member/courses/like',
  auth: 'required',
  params: pageParams,
  reply: read.page(FullCourseSchema),
  source: 'E-33',
  generations: ['A', 'B'],
});

/** Lists opened courses; superseded by `getLearnedCourses`. */
export const getMemberCourseHistoryV2 = endpoint({
  name: 'getMemberCourseHistoryV2',
  method: 'GET',
  path: '/api/v2/member/courses/history',
  auth: 'required',
  params: pageParams,
  reply: read.page(FullCourseSchema),
  source: 'E-33',
  generations: ['A', 'B'],
});

/** Lists lessons that were bought one by one. */
export const getMemberLessonsV2 = endpoint({
  name: 'getMemberLessonsV2',
  method: 'GET',
  path: '/api/v2/member/videos',
  auth: 'required',
  params: pageParams,
  reply: read.page(LessonSchema),
  source: 'E-33',
  generations: ['A', 'B'],
});

/** Lists lessons of all courses. */
export const getLessonsV2 = endpoint({
  name: 'getLessonsV2',
  method: 'GET',
  path: '/api/v2/videos',
  auth: 'none',
  params: pageParams,
  reply: read.page(LessonSchema),
  source: 'E-62',
  generations: ['A', 'B'],
});

/** Fetches play addresses of media that are open to everybody. */
export const getOpenPlayInfo = endpoint({
  name: 'getOpenPlayInfo',
  method: 'GET',
  path: '/api/v2/video/open/play',
  auth: 'none',
  params: v.object({ file_id: v.string(), service: v.picklist(['aliyun', 'tencent']) }),
  reply: PlayInfoSchema,
  source: 'E-61',
});

/** Searches courses, at most ten; superseded by `getSearch`. */
export const getSearchV2 = endpoint({
  name: 'getSearchV2',
  method: 'GET',
  path: '/api/v2/search',
  auth: 'none',
  params: v.object({ keywords: v.string() }),
  reply: v.object({ data: read.list(FullCourseSchema), keywords: read.text }),
  source: 'E-85',
});

/** Asks for a QR code of the WeChat scan login before 4.9.12. */
export const getWechatScanV1 = endpoint({
  name: 'getWechatScanV1',
  method: 'GET',
  path: '/api/v3/auth/login/wechat/scan',
  auth: 'none',
  params: v.object({}),
  reply: v.object({ code: read.key, image: read.key }),
  source: 'E-15',
  generations: ['A'],
});

/** Asks for the outcome of a scan before 4.9.12; -1 while waiting. */
export const getWechatScanQueryV1 = endpoint({
  name: 'getWechatScanQueryV1',
  method: 'GET',
  path: '/api/v3/auth/login/wechat/scan/query',
  auth: 'none',
  params: v.object({ code: v.string() }),
  reply: v.object({
    success: read.amount,
    token: read.nullableText,
    action: read.nullableText,
    code: read.nullableText,
  }),
  source: 'E-15',
  generations: ['A'],
});

/** Registers after a scan before 4.9.12. */
export const postRegisterWithWechatScanV1 = endpoint({
  name: 'postRegisterWithWechatScanV1',
  method: 'POST',
  path: '/api/v3/auth/register/withWechatScan',
  auth: 'none',
  params: v.object({ mobile: v.string(), mobile_code: v.string(), code: v.string() }),
  reply: v.object({ token: read.key }),
  source: 'E-15',
  generations: ['A'],
});

/** Asks for a QR code that binds a WeChat account before 4.9.12. */
export const getWechatScanBindV1 = endpoint({
  name: 'getWechatScanBindV1',
  method: 'GET',
  path: '/api/v3/member/wechatScanBind',
  auth: 'required',
  params: v.object({}),
  reply: v.object({ code: read.key, image: read.key }),
  source: 'E-15',
  generations: ['A'],
});
