import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const authorFields = { avatar: read.url, nick_name: read.text };

/** The author's name and picture, each '' when unset; a deleted author is null. */
const author = read.maybe(v.object(authorFields));

/** Fields of a comment and of an answer. */
export const commentFields = {
  /** Hash. */
  id: read.key,
  /** Hash of the parent comment's id; on top-level comments the hash of 0. */
  parent_id: read.text,
  reply_id: read.text,
  /** Plain text; '' while `is_check` is false. */
  content: read.text,
  ip_province: read.text,
  /** Whether the comment is approved. */
  is_check: read.flag,
  created_at: read.instant,
  user: author,
};

const replyFields = {
  ...commentFields,
  /** Author of the reply that this one answers, if any. */
  reply_user: author,
};

const CommentReplySchema = v.object(replyFields);

/** An answer below a comment (contract E-67). */
export type CommentReply = v.InferOutput<typeof CommentReplySchema>;

/** Schema of a comment of generation C (contract E-67). */
export const CommentSchema = v.object({
  ...replyFields,
  replies_count: read.count,
  /** The three newest. */
  replies: read.rows(CommentReplySchema),
});

/** A comment of generation C (contract E-67). */
export type Comment = v.InferOutput<typeof CommentSchema>;

const LegacyCommentSchema = v.object({
  id: read.id,
  user_id: read.int,
  /** Untrusted HTML. */
  render_content: read.text,
  created_at: read.instant,
  ip_province: read.text,
});

const LegacyAuthorSchema = v.object({ id: read.id, ...authorFields });

// `users` is `[]` without any author, else an object keyed by id.
const LegacyCommentsSchema = v.pipe(
  v.object({
    comments: read.list(LegacyCommentSchema),
    users: v.fallback(read.keyedOrList(LegacyAuthorSchema), () => []),
  }),
  v.transform(({ comments, users }) => ({
    items: comments.map((comment) => ({
      ...comment,
      /** Null when the author was deleted. */
      user: users.find((user) => user.id === comment.user_id) ?? null,
    })),
    total: comments.length,
  })),
  v.metadata({
    as: 'page',
    of: v.object({ ...LegacyCommentSchema.entries, user: read.maybe(LegacyAuthorSchema) }),
  }),
);

/** A comment of generations A and B (contract E-63). */
export type LegacyComment = v.InferOutput<typeof LegacyCommentsSchema>['items'][number];

/** Values of `rt`, the kind of thing commented on: a course or a lesson. */
export const COMMENT_TARGET = { course: 1, lesson: 2 } as const;

/** Schema of `rt`. */
export const rt = v.picklist([COMMENT_TARGET.course, COMMENT_TARGET.lesson]);

/** Lists the five newest comments and counts all top-level ones. */
export const getComments = endpoint({
  name: 'getComments',
  method: 'GET',
  path: '/api/v3/comments',
  auth: 'none',
  params: v.object({ rt, rid: v.number() }),
  reply: read.page(CommentSchema),
  source: 'E-67',
  generations: ['C'],
});

/** Lists all comments of a course. */
export const getCourseComments = endpoint({
  name: 'getCourseComments',
  method: 'GET',
  path: '/api/v2/course/{id}/comments',
  auth: 'none',
  params: v.object({ id: v.number() }),
  reply: LegacyCommentsSchema,
  source: 'E-63',
  generations: ['A', 'B'],
});

/** Lists all comments of a lesson. */
export const getLessonComments = endpoint({
  name: 'getLessonComments',
  method: 'GET',
  path: '/api/v2/video/{id}/comments',
  auth: 'none',
  params: v.object({ id: v.number() }),
  reply: LegacyCommentsSchema,
  source: 'E-64',
  generations: ['A', 'B'],
});
