import { HttpResponse, type HttpHandler } from 'msw';
import { randomText } from '../actions.ts';
import { school } from '../db.ts';
import { badParameter, mishap, notFound, pageP1, refuse } from '../reply.ts';
import { int, route, text, type Call } from '../route.ts';
import { hasLiked, mayWatch } from '../rights.ts';
import type { AttachmentRow, CourseRow } from '../tables.ts';
import {
  categoryTree,
  chaptersOf,
  courseDetail,
  courseItem,
  findOr404,
  inCategory,
  lessonGroups,
  newestFirst,
  shownCourses,
  watchedProgress,
} from '../views.ts';

function byScene(rows: CourseRow[], scene: string): CourseRow[] {
  if (scene === 'free') return rows.filter((row) => row.is_free === 1);
  if (scene === 'sub') return newestFirst(rows, (row) => row.user_count);
  if (scene === 'recom') {
    return newestFirst(
      rows.filter((row) => row.is_rec === 1),
      (row) => row.id,
    );
  }
  return rows;
}

function list({ input, paging }: Call): object {
  const wanted = int(input['category_id']);
  const { categories } = school.tables;
  const rows = shownCourses().filter((row) => inCategory(categories, row.category_id, wanted));
  return pageP1(
    byScene(rows, text(input['scene'])).map(courseItem),
    paging('page_size', 16),
    'api/v2/courses',
  );
}

/** Returns a published course by id, also a hidden one; otherwise refuses with "not found". */
export function publishedCourse(id: number): CourseRow {
  const course = findOr404(school.tables.courses, id);
  if (course.published_at > school.now()) throw notFound();
  return course;
}

function detail({ params, visitor }: Call): object {
  const course = publishedCourse(Number(params['id']));
  const user = visitor();
  return {
    course: courseDetail(course),
    chapters: chaptersOf(course.id),
    videos: lessonGroups(course.id),
    isBuy: mayWatch(user, course),
    isCollect: hasLiked(user, 'course', course.id),
    videoWatchedProgress: watchedProgress(user, course.id),
    attach: school.tables.attachments
      .filter((row) => row.course_id === course.id)
      .map(({ id, name, size, extension }) => ({ id, name, size, extension })),
    buyVideos: [],
  };
}

/** Toggles the member's like of a target. Returns 1 when it is liked now, 0 when the like was removed. */
export function toggleLike(kind: 'course' | 'activate', targetId: number, userId: number): 0 | 1 {
  const { likes } = school.tables;
  const index = likes.findIndex(
    (row) => row.kind === kind && row.target_id === targetId && row.user_id === userId,
  );
  if (index >= 0) {
    likes.splice(index, 1);
    return 0;
  }
  likes.push({ kind, target_id: targetId, user_id: userId, created_at: school.now() });
  return 1;
}

function ownedAttachment({ user }: Call, courseId: number, id: number): AttachmentRow {
  const member = user();
  const file = findOr404(school.tables.attachments, id);
  if (file.course_id !== courseId) throw notFound();
  const course = findOr404(school.tables.courses, courseId);
  if (!mayWatch(member, course)) throw refuse('请购买课程');
  return file;
}

function fileResponse(file: AttachmentRow): Response {
  const name = encodeURIComponent(`${file.name}.${file.extension}`);
  return new HttpResponse(file.content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    },
  });
}

function attachmentLink(call: Call): object {
  const courseId = int(call.params['courseId']);
  if (courseId === 0) throw mishap();
  const file = ownedAttachment(call, courseId, Number(call.params['id']));
  const sign = randomText(20);
  school.tables.signs.push({
    sign,
    subject: `attachment:${file.id}`,
    expires_at: school.now() + 3600_000,
  });
  return { download_url: `${call.origin}/api/v3/course/attach-download?sign=${sign}` };
}

/** Consumes a one-time sign whose subject starts with `kind`, and returns the rest of the subject. */
function takeSign(sign: string, kind: string): string {
  const { signs } = school.tables;
  const index = signs.findIndex((row) => row.sign === sign && row.expires_at > school.now());
  const row = signs[index];
  if (!row?.subject.startsWith(kind)) throw badParameter();
  signs.splice(index, 1);
  return row.subject.slice(kind.length);
}

export const courseHandlers: HttpHandler[] = [
  route('get', '/v2/courses', list),
  route('get', '/v2/course_categories', () => categoryTree(school.tables.categories)),
  route('get', '/v2/course/:id', detail),
  route(
    'get',
    '/v2/course/:id/like',
    ({ params, user }) => {
      const member = user();
      return toggleLike('course', publishedCourse(Number(params['id'])).id, member.id);
    },
    { writes: true },
  ),
  route(
    'get',
    '/v3/course/attach-download',
    ({ input }) => {
      const id = Number(takeSign(text(input['sign']), 'attachment:'));
      return fileResponse(findOr404(school.tables.attachments, id));
    },
    { writes: true },
  ),
  route('get', '/v3/course/:courseId/attach/:id', attachmentLink, {
    on: ['B', 'C'],
    writes: true,
  }),
  route('get', '/v2/course/attach/:id/download', (call) => {
    call.user();
    const file = findOr404(school.tables.attachments, Number(call.params['id']));
    return fileResponse(ownedAttachment(call, file.course_id, file.id));
  }),
];
