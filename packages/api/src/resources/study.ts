import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const studyFields = {
  course_id: read.id,
  user_id: read.int,
  /** Number of finished lessons. */
  learned_count: read.count,
  /** Null when the member has opened no lesson. */
  last_view_video: read.maybe(
    v.object({
      id: read.int,
      course_id: read.int,
      video_id: read.id,
      watch_seconds: read.count,
      watched_at: read.instant,
      created_at: read.instant,
      updated_at: read.instant,
      /** Null when the lesson was deleted. */
      video: read.maybe(
        v.object({
          id: read.id,
          title: read.text,
          duration: read.count,
          published_at: read.instant,
        }),
      ),
    }),
  ),
  /** Null when the course was deleted. */
  course: read.maybe(
    v.object({
      id: read.id,
      title: read.text,
      thumb: read.url,
      /** Yuan; null when unknown. */
      charge: read.nullableCount,
      videos_count: read.count,
    }),
  ),
};

const watchRecord = read.maybe(
  v.object({
    id: read.int,
    course_id: read.int,
    /** Whether the whole course is finished. */
    is_watched: read.flag,
    watched_at: read.instant,
    /** Percent; may exceed 100. */
    progress: read.count,
    created_at: read.instant,
    updated_at: read.instant,
  }),
);

const BoughtCourseSchema = v.object({
  ...studyFields,
  /** Yuan paid. */
  charge: read.count,
  /** When it was bought. */
  created_at: read.instant,
  /** Null when never opened. */
  watch_record: watchRecord,
});

/** A bought course (contract E-29); it has no id of its own. */
export type BoughtCourse = v.InferOutput<typeof BoughtCourseSchema>;

const LikedCourseSchema = v.object({
  ...studyFields,
  /** When it was liked. */
  created_at: read.instant,
  /** Null when never opened. */
  watch_record: watchRecord,
});

/** A liked course (contract E-30). */
export type LikedCourse = v.InferOutput<typeof LikedCourseSchema>;

const LearnedCourseSchema = v.object({
  id: read.id,
  ...studyFields,
  /** Whether the whole course is finished. */
  is_watched: read.flag,
  watched_at: read.instant,
  /** Percent; may exceed 100. */
  progress: read.count,
  /** Whether the course was bought. */
  is_subscribe: read.flag,
  created_at: read.instant,
  updated_at: read.instant,
});

/** A course that the member has opened (contract E-31). */
export type LearnedCourse = v.InferOutput<typeof LearnedCourseSchema>;

const params = v.object({ page: v.optional(v.number()), size: v.optional(v.number()) });

/** Lists the bought courses, newest first. */
export const getBoughtCourses = endpoint({
  name: 'getBoughtCourses',
  method: 'GET',
  path: '/api/v3/member/courses',
  auth: 'required',
  params,
  reply: read.page(BoughtCourseSchema),
  source: 'E-29',
});

/** Lists the liked courses, newest first. */
export const getLikedCourses = endpoint({
  name: 'getLikedCourses',
  method: 'GET',
  path: '/api/v3/member/courses/like',
  auth: 'required',
  params,
  reply: read.page(LikedCourseSchema),
  source: 'E-30',
});

/** Lists the courses that the member has opened, by last activity. */
export const getLearnedCourses = endpoint({
  name: 'getLearnedCourses',
  method: 'GET',
  path: '/api/v3/member/courses/learned',
  auth: 'required',
  params,
  reply: read.page(LearnedCourseSchema),
  source: 'E-31',
});
