import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import { ownPaths } from '../contract/ownPaths.ts';
import * as read from '../contract/read.ts';
import { activityFields, ActivitySchema } from './activityFields.ts';

export type { Activity } from './activityFields.ts';

/** States of an activity, computed by the server (contract 3.1). */
export const ACTIVITY_STATUS = {
  notOpen: 1,
  open: 3,
  full: 5,
  closed: 7,
  running: 9,
  ended: 11,
  cancelled: 13,
} as const;

/** States of a sign-up (contract 3.1). */
export const JOIN_STATUS = { none: 0, unpaid: 1, joined: 5, cancelled: 7, attended: 9 } as const;

const JoinRecordSchema = v.object({
  id: read.id,
  activate_id: read.int,
  user_id: read.int,
  name: read.text,
  mobile: read.text,
  remark: read.text,
  /** One of {@link JOIN_STATUS}. */
  join_status: read.int,
  join_status_text: read.text,
  order_id: read.text,
  /** Ticket code. */
  code: read.text,
  created_at: read.instant,
});

/** The member's own sign-up to an activity (contract O-04). */
export type JoinRecord = v.InferOutput<typeof JoinRecordSchema>;

const ActivityBodySchema = v.object({
  ...activityFields,
  /** Untrusted HTML. */
  render_desc: read.text,
  /** Decimal degrees as text. */
  longitude: read.nullableText,
  latitude: read.nullableText,
  like_count: read.count,
  contact_name: read.text,
  contact_mobile: read.text,
  created_at: read.instant,
});

/** An activity with its description (contract 3.2). */
export type ActivityBody = v.InferOutput<typeof ActivityBodySchema>;

const ActivityDetailSchema = v.object({
  activate: ActivityBodySchema,
  teachers: read.rows(
    v.object({
      id: read.id,
      name: read.key,
      avatar: read.url,
      title: read.text,
      short_description: read.text,
    }),
  ),
  /** Whether the member has signed up and paid. */
  isBuy: read.flag,
  /** Whether the member likes the activity. */
  isCollect: read.flag,
  join_record: read.maybe(JoinRecordSchema),
});

/** An activity with its teachers and the member's sign-up (contract O-04). */
export type ActivityDetail = v.InferOutput<typeof ActivityDetailSchema>;

/** A teacher of an activity. */
export type ActivityTeacher = ActivityDetail['teachers'][number];

const ActivityCategorySchema = v.object({
  id: read.id,
  name: read.text,
  parent_id: read.int,
  children: read.rows(
    v.object({ id: read.id, sort: read.int, name: read.text, parent_id: read.int }),
  ),
});

/** A category of activities with its second level (contract O-02). */
export type ActivityCategory = v.InferOutput<typeof ActivityCategorySchema>;

const briefActivity = read.maybe(
  v.object({
    id: read.id,
    title: read.text,
    thumb: read.url,
    charge: read.count,
    is_free: read.flag,
    city: read.text,
    address: read.text,
    started_at: read.instant,
    ended_at: read.instant,
    user_count: read.count,
    status: read.nullableInt,
    status_text: read.text,
  }),
);

const LikedActivitySchema = v.object({
  activate_id: read.id,
  user_id: read.int,
  /** Time of the like. */
  created_at: read.instant,
  /** Null when the activity was deleted. */
  activate: briefActivity,
});

/** A liked activity (contract O-09). */
export type LikedActivity = v.InferOutput<typeof LikedActivitySchema>;

const JoinedActivitySchema = v.object({
  id: read.id,
  activate_id: read.int,
  user_id: read.int,
  /** One of {@link JOIN_STATUS}. */
  join_status: read.int,
  join_status_text: read.text,
  /** Ticket code. */
  code: read.text,
  order_id: read.text,
  created_at: read.instant,
  /** Null when the activity was deleted. */
  activate: briefActivity,
});

/** A sign-up in the member's list (contract O-10). */
export type JoinedActivity = v.InferOutput<typeof JoinedActivitySchema>;

const pageParams = v.object({ page: v.optional(v.number()), size: v.optional(v.number()) });

/** Lists the categories of activities. */
export const getActivityCategories = endpoint({
  name: 'getActivityCategories',
  method: 'GET',
  path: ownPaths.activateCategories,
  auth: 'none',
  params: v.object({}),
  reply: read.list(ActivityCategorySchema),
  source: 'O-02',
});

/** Lists activities, upcoming first. */
export const getActivities = endpoint({
  name: 'getActivities',
  method: 'GET',
  path: ownPaths.activates,
  auth: 'none',
  params: v.object({
    page: v.optional(v.number()),
    page_size: v.optional(v.number()),
    category_id: v.optional(v.number()),
    scene: v.optional(v.picklist(['', 'free', 'sub', 'recom'])),
    status: v.optional(v.number()),
    city: v.optional(v.string()),
  }),
  reply: read.page(ActivitySchema),
  source: 'O-03',
});

/** Fetches an activity. */
export const getActivity = endpoint({
  name: 'getActivity',
  method: 'GET',
  path: ownPaths.activate,
  auth: 'optional',
  params: v.object({ id: v.number() }),
  reply: ActivityDetailSchema,
  source: 'O-04',
});

/** Likes or unlikes an activity and answers 1 or 0: a GET that writes, so never prefetch it. */
export const toggleActivityLike = endpoint({
  name: 'toggleActivityLike',
  method: 'GET',
  path: ownPaths.activateLike,
  auth: 'required',
  params: v.object({ id: v.number() }),
  reply: read.amount,
  source: 'O-05',
});

/** Signs up to a free activity. */
export const postActivityJoin = endpoint({
  name: 'postActivityJoin',
  method: 'POST',
  path: ownPaths.activateJoin,
  auth: 'required',
  params: v.object({
    id: v.number(),
    name: v.string(),
    mobile: v.string(),
    remark: v.optional(v.string()),
  }),
  reply: JoinRecordSchema,
  source: 'O-06',
});

/** Cancels the sign-up to a free activity before it starts. */
export const postActivityCancel = endpoint({
  name: 'postActivityCancel',
  method: 'POST',
  path: ownPaths.activateCancel,
  auth: 'required',
  params: v.object({ id: v.number() }),
  reply: read.nothing,
  source: 'O-07',
});

/** Lists the liked activities. */
export const getLikedActivities = endpoint({
  name: 'getLikedActivities',
  method: 'GET',
  path: ownPaths.memberActivatesLike,
  auth: 'required',
  params: pageParams,
  reply: read.page(LikedActivitySchema),
  source: 'O-09',
});

/** Lists the member's sign-ups. */
export const getJoinedActivities = endpoint({
  name: 'getJoinedActivities',
  method: 'GET',
  path: ownPaths.memberActivates,
  auth: 'required',
  params: pageParams,
  reply: read.page(JoinedActivitySchema),
  source: 'O-10',
});
