import type { HttpHandler } from 'msw';
import { d1 } from '../clock.ts';
import { nextId, school } from '../db.ts';
import { badParameter, notFound, refuse } from '../reply.ts';
import { int, lengthOf, route, text, type Call } from '../route.ts';
import { mayWatch } from '../rights.ts';
import type { CommentRow } from '../tables.ts';
import { authorBrief, DEFAULT_AVATAR, findOr404, newestFirst } from '../views.ts';
import { requireFields } from './auth.ts';

const HASH_PREFIX = 'qhc';

/** Returns the 16-character id of a v3 comment; 0, meaning "none", has a hash as well. */
function hashOf(id: number): string {
  return HASH_PREFIX + id.toString(36).padStart(16 - HASH_PREFIX.length, '0');
}

function idOf(hash: string): number {
  if (hash === '' || hash === '0') return 0;
  const isHash = hash.length === 16 && /^qhc[0-9a-z]{13}$/.test(hash);
  const id = isHash ? Number.parseInt(hash.slice(HASH_PREFIX.length), 36) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw badParameter();
  return id;
}

const strip = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim();

function commentsOf(rt: number, rid: number): CommentRow[] {
  return newestFirst(
    school.tables.comments.filter((row) => row.rt === rt && row.rid === rid),
    (row) => row.created_at,
  );
}

function add(comment: Omit<CommentRow, 'id' | 'created_at' | 'ip_province'>): CommentRow {
  const row = {
    id: nextId('comment'),
    ...comment,
    ip_province: '浙江省',
    created_at: school.now(),
  };
  school.tables.comments.push(row);
  return row;
}

function listV2(rt: 1 | 2): (call: Call) => object {
  return ({ params }) => {
    const rows = commentsOf(rt, Number(params['id'])).filter((row) => row.parent_id === 0);
    const authors = school.tables.users.filter((user) =>
      rows.some((row) => row.user_id === user.id),
    );
    return {
      comments: rows.map((row) => ({
        id: row.id,
        user_id: row.user_id,
        render_content: `<p>${row.content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
        created_at: d1(row.created_at),
        ip: '127.0.0.1',
        ip_province: row.ip_province,
      })),
      users:
        authors.length === 0
          ? []
          : Object.fromEntries(
              authors.map(({ id, avatar, nick_name }) => [
                id,
                { id, avatar: avatar || DEFAULT_AVATAR, nick_name },
              ]),
            ),
    };
  };
}

function courseOfResource(rt: number, rid: number): { courseId: number; isOpen: boolean } {
  const { courses, videos } = school.tables;
  if (rt === 1) {
    const course = findOr404(courses, rid);
    return { courseId: course.id, isOpen: course.is_allow_comment === 1 };
  }
  const video = findOr404(videos, rid);
  return { courseId: video.course_id, isOpen: video.is_allow_comment === 1 };
}

function storeV2(rt: 1 | 2): (call: Call) => object {
  return ({ params, input, user }) => {
    const member = user();
    const raw = text(input['content']);
    requireFields([[raw, '请输入评论']]);
    if (lengthOf(raw) < 6) throw refuse('评论内容不能少于6个字');
    const rid = Number(params['id']);
    const { courseId } = courseOfResource(rt, rid);
    if (!mayWatch(member, findOr404(school.tables.courses, courseId))) throw refuse('无权限');
    const content = strip(raw);
    if (!content) throw badParameter();
    add({ rt, rid, user_id: member.id, parent_id: 0, reply_id: 0, content, is_check: 1 });
    return [];
  };
}

function itemV3(row: CommentRow): Record<string, unknown> {
  return {
    id: hashOf(row.id),
    parent_id: hashOf(row.parent_id),
    reply_id: hashOf(row.reply_id),
    content: row.is_check === 1 ? row.content : '',
    ip_province: row.ip_province,
    is_check: row.is_check,
    created_at: d1(row.created_at),
    user: authorBrief(row.user_id),
  };
}

function replyV3(row: CommentRow): object {
  const target = school.tables.comments.find((item) => item.id === row.reply_id);
  return { ...itemV3(row), ...(target && { reply_user: authorBrief(target.user_id) }) };
}

function threadV3(row: CommentRow, all: readonly CommentRow[]): object {
  const replies = all.filter((item) => item.parent_id === row.id);
  return {
    ...itemV3(row),
    replies_count: replies.length,
    replies: replies.slice(0, 3).map(replyV3),
  };
}

function target({ input }: Call): [rt: number, rid: number] {
  const or1 = (value: unknown): number => (value === undefined ? 1 : int(value));
  return [or1(input['rt']), or1(input['rid'])];
}

function listV3(call: Call): object {
  const all = commentsOf(...target(call));
  const top = all.filter((row) => row.parent_id === 0);
  return { data: top.slice(0, 5).map((row) => threadV3(row, all)), total: top.length };
}

function repliesV3(call: Call): object {
  const all = commentsOf(...target(call));
  const parent = idOf(text(call.input['parent_id']));
  const rows = all.filter((row) => row.parent_id === parent);
  return { data: parent === 0 ? rows.map((row) => threadV3(row, all)) : rows.map(replyV3) };
}

/** Refuses a member's 101st comment within a day. */
function checkDailyLimit(userId: number): void {
  const dayAgo = school.now() - 86_400_000;
  const count = school.tables.comments.filter(
    (row) => row.user_id === userId && row.created_at > dayAgo,
  ).length;
  if (count >= 100) throw refuse('已超出每日评论限制');
}

function storeV3({ input, user }: Call): object {
  const member = user();
  const rt = int(input['rt']);
  const rid = int(input['rid']);
  const raw = text(input['content']);
  requireFields([
    [rt === 1 || rt === 2 ? 'ok' : '', '参数错误'],
    [rid > 0 ? 'ok' : '', '参数错误'],
    [raw, '请输入评论内容'],
  ]);
  if (lengthOf(raw) > 140) throw refuse('评论内容最多140个字符');
  const { isOpen } = courseOfResource(rt, rid);
  if (!isOpen) throw refuse('禁止提交评论');
  checkDailyLimit(member.id);
  const parent_id = idOf(text(input['parent_id']));
  const reply_id = idOf(text(input['reply_id']));
  const siblings = commentsOf(rt, rid);
  const parent = siblings.find((row) => row.id === parent_id);
  if (parent_id > 0 && !parent) throw notFound();
  if (parent && parent.is_check !== 1) throw refuse('评论审核中');
  const isReplyKnown = siblings.some((row) => row.id === reply_id && row.parent_id === parent_id);
  if (reply_id > 0 && !isReplyKnown) throw notFound();
  const row = add({
    rt: rt === 1 ? 1 : 2,
    rid,
    user_id: member.id,
    parent_id,
    reply_id,
    content: strip(raw),
    is_check: 0,
  });
  return { ...itemV3(row), user: { nick_name: member.nick_name, avatar: member.avatar } };
}

export const commentHandlers: HttpHandler[] = [
  route('get', '/v2/course/:id/comments', listV2(1), { on: ['A', 'B'] }),
  route('get', '/v2/video/:id/comments', listV2(2), { on: ['A', 'B'] }),
  route('post', '/v2/course/:id/comment', storeV2(1), { on: ['A', 'B'] }),
  route('post', '/v2/video/:id/comment', storeV2(2), { on: ['A', 'B'] }),
  route('get', '/v3/comments', listV3, { on: ['C'] }),
  route('get', '/v3/comments/replies', repliesV3, { on: ['C'] }),
  route('post', '/v3/comment/store', storeV3, { on: ['C'] }),
];
