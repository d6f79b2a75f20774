import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import { ownPaths } from '../contract/ownPaths.ts';
import * as read from '../contract/read.ts';
import { ActivitySchema } from './activityFields.ts';
import { CourseSchema } from './courseFields.ts';

const TeacherSchema = v.object({
  id: read.id,
  name: read.key,
  avatar: read.url,
  /** Job title. */
  title: read.text,
  short_description: read.text,
  /** Untrusted HTML. */
  render_desc: read.text,
  courses_count: read.count,
  activates_count: read.count,
  sort: read.int,
});

/** A teacher (contract O-11). */
export type Teacher = v.InferOutput<typeof TeacherSchema>;

const TeacherDetailSchema = v.object({
  teacher: TeacherSchema,
  courses: read.rows(CourseSchema),
  activates: read.rows(ActivitySchema),
});

/** A teacher with courses and activities (contract O-12). */
export type TeacherDetail = v.InferOutput<typeof TeacherDetailSchema>;

/** Lists teachers for the home page; the server's default `limit` is 8. */
export const getTeachers = endpoint({
  name: 'getTeachers',
  method: 'GET',
  path: ownPaths.teachers,
  auth: 'none',
  params: v.object({
    platform: v.optional(v.picklist(['PC', 'H5'])),
    limit: v.optional(v.number()),
  }),
  reply: read.listOrPage(TeacherSchema),
  source: 'O-11',
});

/** Fetches one teacher. */
export const getTeacher = endpoint({
  name: 'getTeacher',
  method: 'GET',
  path: ownPaths.teacher,
  auth: 'none',
  params: v.object({ id: v.number() }),
  reply: TeacherDetailSchema,
  source: 'O-12',
});
