import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import { commentFields, rt } from './comments.ts';

const NewCommentSchema = v.object(commentFields);

/** A comment just written; it waits for approval and carries no text (contract E-69). */
export type NewComment = v.InferOutput<typeof NewCommentSchema>;

/** Writes a comment of at most 140 characters, or an answer; 100 per day. */
export const postComment = endpoint({
  name: 'postComment',
  method: 'POST',
  path: '/api/v3/comment/store',
  auth: 'required',
  params: v.object({
    rt,
    rid: v.number(),
    content: v.string(),
    parent_id: v.optional(v.string()),
    reply_id: v.optional(v.string()),
  }),
  reply: NewCommentSchema,
  source: 'E-69',
  generations: ['C'],
});

/** Writes a comment of at least six characters on a course; it shows at once. */
export const postCourseComment = endpoint({
  name: 'postCourseComment',
  method: 'POST',
  path: '/api/v2/course/{id}/comment',
  auth: 'required',
  params: v.object({ id: v.number(), content: v.string() }),
  reply: read.nothing,
  source: 'E-65',
  generations: ['A', 'B'],
});

/** Writes a comment of at least six characters on a lesson; it shows at once. */
export const postLessonComment = endpoint({
  name: 'postLessonComment',
  method: 'POST',
  path: '/api/v2/video/{id}/comment',
  auth: 'required',
  params: v.object({ id: v.number(), content: v.string() }),
  reply: read.nothing,
  source: 'E-66',
  generations: ['A', 'B'],
});
