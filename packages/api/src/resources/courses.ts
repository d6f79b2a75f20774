import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import {
  ChapterSchema,
  CourseBodySchema,
  CourseSchema,
  inStudyOrder,
  lessons,
  watchProgress,
} from './courseFields.ts';
import type { Chapter, Lesson } from './courseFields.ts';

export type { Chapter, Lesson, WatchProgress } from './courseFields.ts';

/** A course of a list (contract E-52). */
export type Course = v.InferOutput<typeof CourseSchema>;

/** A course with its description (contract E-53). */
export type CourseBody = v.InferOutput<typeof CourseBodySchema>;

const AttachmentSchema = v.object({
  id: read.id,
  name: read.text,
  /** Bytes. */
  size: read.count,
  extension: read.text,
});

/** A file that comes with a course. */
export type Attachment = v.InferOutput<typeof AttachmentSchema>;

const CourseDetailSchema = v.pipe(
  v.object({
    course: CourseBodySchema,
    chapters: read.rows(ChapterSchema),
    /** All lessons in the order of study; see {@link chapterLessons}. */
    videos: lessons,
    /** Whether the member may watch everything; false for visitors, even on free courses. */
    isBuy: read.flag,
    /** Whether the member likes the course. */
    isCollect: read.flag,
    videoWatchedProgress: watchProgress,
    attach: read.rows(AttachmentSchema),
    /** Ids of lessons that were bought one by one long ago. */
    buyVideos: read.rows(read.id),
  }),
  v.transform((detail) => ({ ...detail, videos: inStudyOrder(detail.videos, detail.chapters) })),
);

/** A course with its chapters, lessons and the member's rights (contract E-53). */
export type CourseDetail = v.InferOutput<typeof CourseDetailSchema>;

/** The lessons of one chapter; `chapter` is null for lessons without one. */
export interface ChapterLessons {
  chapter: Chapter | null;
  lessons: Lesson[];
}

/** Groups lessons by chapter; chapters may be empty, lessons without chapter come last. */
export function chapterLessons(
  chapters: readonly Chapter[],
  videos: readonly Lesson[],
): ChapterLessons[] {
  const groups: ChapterLessons[] = chapters.map((chapter) => ({
    chapter,
    lessons: videos.filter((lesson) => lesson.chapter_id === chapter.id),
  }));
  const rest = videos.filter((lesson) => lesson.chapter_id === 0);
  return rest.length > 0 ? [...groups, { chapter: null, lessons: rest }] : groups;
}

const CourseCategorySchema = v.object({
  id: read.id,
  name: read.text,
  parent_id: read.int,
  children: read.rows(
    v.object({ id: read.id, sort: read.int, name: read.text, parent_id: read.int }),
  ),
});

/** A category with its second level (contract E-54). */
export type CourseCategory = v.InferOutput<typeof CourseCategorySchema>;

/** Orders and filters of the course list: newest, free, by buyers, recommended. */
export const COURSE_SCENES = ['', 'free', 'sub', 'recom'] as const;

export type CourseScene = (typeof COURSE_SCENES)[number];

/** Lists published courses; a parent category includes its children. */
export const getCourses = endpoint({
  name: 'getCourses',
  method: 'GET',
  path: '/api/v2/courses',
  auth: 'none',
  params: v.object({
    page: v.optional(v.number()),
    page_size: v.optional(v.number()),
    category_id: v.optional(v.number()),
    scene: v.optional(v.picklist(COURSE_SCENES)),
  }),
  reply: read.page(CourseSchema),
  source: 'E-52',
});

/** Fetches a course; hidden ones are readable, unpublished ones answer 404. */
export const getCourse = endpoint({
  name: 'getCourse',
  method: 'GET',
  path: '/api/v2/course/{id}',
  auth: 'optional',
  params: v.object({ id: v.number() }),
  reply: CourseDetailSchema,
  source: 'E-53',
});

/** Lists the course categories by `sort`. */
export const getCourseCategories = endpoint({
  name: 'getCourseCategories',
  method: 'GET',
  path: '/api/v2/course_categories',
  auth: 'none',
  params: v.object({}),
  reply: read.list(CourseCategorySchema),
  source: 'E-54',
});

/** Likes or unlikes a course and answers 1 or 0: a GET that writes, so never prefetch or retry. */
export const toggleCourseLike = endpoint({
  name: 'toggleCourseLike',
  method: 'GET',
  path: '/api/v2/course/{id}/like',
  auth: 'required',
  params: v.object({ id: v.number() }),
  reply: read.amount,
  source: 'E-55',
});
