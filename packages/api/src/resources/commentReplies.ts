import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import { CommentSchema, rt } from './comments.ts';

/** Lists all answers to a comment, or all top-level comments without a `parent_id`. */
export const getCommentReplies = endpoint({
  name: 'getCommentReplies',
  method: 'GET',
  path: '/api/v3/comments/replies',
  auth: 'none',
  params: v.object({ rt, rid: v.number(), parent_id: v.optional(v.string()) }),
  reply: read.listOrPage(CommentSchema),
  source: 'E-68',
  generations: ['C'],
});
