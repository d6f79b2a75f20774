import type { HttpHandler } from 'msw';
import { d1, d2, d3 } from '../clock.ts';
import { school } from '../db.ts';
import { mishap, pageP1, pageP2, pageP3, phpArray } from '../reply.ts';
import { int, route, type Call } from '../route.ts';
import { hasBought } from '../rights.ts';
import type { CourseRecordRow, CourseRow, MessageRow, UserRow } from '../tables.ts';
import {
  activateBrief,
  courseBrief,
  courseDetail,
  courseItem,
  lesson,
  lessonsOf,
  newestFirst,
} from '../views.ts';
import { joinRecord } from './activities.ts';

function messages({ user, paging }: Call): object {
  const row = user();
  const rows = newestFirst(
    school.tables.messages.filter((item) => item.user_id === row.id),
    (item) => item.created_at,
  );
  const { data, total } = pageP2(rows, paging('page_size', 5), 'none');
  const view = (item: MessageRow) => ({
    id: item.id,
    notifiable_id: row.id,
    data: { message: item.message },
    read_at: d1(item.read_at),
    created_at: d1(item.created_at),
  });
  return { data: data.map(view), total };
}

function unreadCount({ user }: Call): number {
  const { id } = user();
  return school.tables.messages.filter((row) => row.user_id === id && row.read_at === null).length;
}

function markRead(userId: number, messageId?: string): object {
  for (const row of school.tables.messages) {
    const isMeant = row.user_id === userId && (messageId === undefined || row.id === messageId);
    if (isMeant && row.read_at === null) row.read_at = school.now();
  }
  return [];
}

function credits({ user, paging }: Call): object {
  const row = user();
  const rows = newestFirst(
    school.tables.credits.filter((item) => item.user_id === row.id),
    (item) => item.created_at,
  ).map(({ sum, remark, created_at }) => ({ sum, remark, created_at: d1(created_at) }));
  return pageP2(rows, paging('page_size', 10));
}

function learnedCount(userId: number, courseId: number): number {
  return school.tables.videoRecords.filter(
    (row) => row.user_id === userId && row.course_id === courseId && row.watched_at !== null,
  ).length;
}

function courseRecord(row: CourseRecordRow): object {
  return {
    ...row,
    watched_at: d2(row.watched_at),
    created_at: d1(row.created_at),
    updated_at: d1(row.updated_at),
  };
}

function lastView(userId: number, courseId: number): object {
  const { videoRecords, videos } = school.tables;
  const [row] = newestFirst(
    videoRecords.filter((item) => item.user_id === userId && item.course_id === courseId),
    (item) => item.updated_at,
  );
  if (!row) return [];
  const video = videos.find((item) => item.id === row.video_id);
  const { id, title, duration } = video ?? { id: 0, title: '', duration: 0 };
  return {
    id: row.id,
    user_id: row.user_id,
    course_id: row.course_id,
    video_id: row.video_id,
    watch_seconds: row.watch_seconds,
    watched_at: d2(row.watched_at),
    created_at: d2(row.created_at),
    updated_at: d2(row.updated_at),
    video: video ? { id, title, duration, published_at: d2(video.published_at) } : [],
  };
}

/** Returns the fields that E-29, E-30 and E-31 share. */
function study(userId: number, courseId: number): object {
  return {
    course_id: courseId,
    user_id: userId,
    learned_count: learnedCount(userId, courseId),
    last_view_video: lastView(userId, courseId),
    course: courseBrief(courseId),
  };
}

function recordOf(userId: number, courseId: number): object {
  const row = school.tables.courseRecords.find(
    (item) => item.user_id === userId && item.course_id === courseId,
  );
  return row ? courseRecord(row) : [];
}

function bought({ user, paging }: Call): object {
  const { id } = user();
  const rows = newestFirst(
    school.tables.courseUsers.filter((row) => row.user_id === id),
    (row) => row.created_at,
  ).map((row) => ({
    ...study(id, row.course_id),
    charge: row.charge,
    created_at: d2(row.created_at),
    watch_record: recordOf(id, row.course_id),
  }));
  return pageP2(rows, paging('size', 10));
}

function likedCourses({ user, paging }: Call): object {
  const { id } = user();
  const rows = newestFirst(
    school.tables.likes.filter((row) => row.user_id === id && row.kind === 'course'),
    (row) => row.created_at,
  ).map((row) => ({
    ...study(id, row.target_id),
    created_at: d1(row.created_at),
    watch_record: recordOf(id, row.target_id),
  }));
  return pageP2(rows, paging('size', 10));
}

function learnedRows(user: UserRow): CourseRecordRow[] {
  return newestFirst(
    school.tables.courseRecords.filter((row) => row.user_id === user.id),
    (row) => row.updated_at,
  );
}

function learned({ user, paging }: Call): object {
  const row = user();
  const rows = learnedRows(row).map((item) => ({
    ...courseRecord(item),
    ...study(row.id, item.course_id),
    is_subscribe: hasBought(row, item.course_id) ? 1 : 0,
  }));
  return pageP2(rows, paging('size', 10));
}

function learnedCourse({ user, params }: Call): object {
  const { id } = user();
  const courseId = params['courseId'] ?? '';
  if (!/^\d+$/.test(courseId)) throw mishap();
  const entries = lessonsOf(Number(courseId)).map((video, index) => {
    const record = school.tables.videoRecords.find(
      (row) => row.user_id === id && row.video_id === video.id,
    );
    const watch_record = record
      ? {
          watch_seconds: record.watch_seconds,
          watched_at: record.watched_at === null ? null : d3(record.watched_at, 'beijing'),
          created_at: d3(record.created_at, 'utc'),
        }
      : null;
    const item = {
      id: video.id,
      title: video.title,
      published_at: d2(video.published_at),
      duration: video.duration,
      watch_record,
    };
    return [index, item] as const;
  });
  return phpArray(entries);
}

/** Returns one page of courses for the older (v2) lists, the newest published first. */
function courseP3(ids: readonly number[], { paging }: Call): object {
  const rows = newestFirst(
    ids.flatMap((id) => school.tables.courses.filter((row) => row.id === id)),
    (row) => row.published_at,
  );
  const item = (row: CourseRow): object => ({ ...courseItem(row), ...courseDetail(row) });
  return pageP3(rows.map(item), paging('page_size', 5));
}

function roles({ user, paging }: Call): object {
  const row = user();
  const { id, nick_name, avatar, mobile } = row;
  const rows = school.tables.userRoles
    .filter((item) => item.user_id === row.id)
    .map((item) => ({
      ...item,
      started_at: d2(item.started_at),
      expired_at: d2(item.expired_at),
      created_at: d1(item.created_at),
      updated_at: d1(item.created_at),
      user: { id, nick_name, avatar, mobile },
      role: {
        id: item.role_id,
        name: school.tables.roles.find((role) => role.id === item.role_id)?.name ?? '',
        desc_rows: [''],
      },
    }));
  return pageP1(rows, paging('page_size', 5), 'api/v2/member/roles');
}

function likedActivates({ user, paging }: Call): object {
  const { id } = user();
  const rows = newestFirst(
    school.tables.likes.filter((row) => row.user_id === id && row.kind === 'activate'),
    (row) => row.created_at,
  ).map((row) => ({
    activate_id: row.target_id,
    user_id: id,
    created_at: d1(row.created_at),
    activate: activateBrief(row.target_id),
  }));
  return pageP2(rows, paging('size', 10));
}

function joinedActivates({ user, paging }: Call): object {
  const { id } = user();
  const rows = newestFirst(
    school.tables.joins.filter((row) => row.user_id === id),
    (row) => row.created_at,
  ).map((row) => ({ ...joinRecord(row), activate: activateBrief(row.activate_id) }));
  return pageP2(rows, paging('size', 10));
}

export const memberListHandlers: HttpHandler[] = [
  route('get', '/v2/member/messages', messages),
  route('get', '/v2/member/unreadNotificationCount', unreadCount),
  route(
    'get',
    '/v2/member/notificationMarkAsRead/:notificationId',
    ({ user, params }) => markRead(user().id, params['notificationId']),
    { writes: true },
  ),
  route('get', '/v2/member/notificationMarkAllAsRead', ({ user }) => markRead(user().id), {
    writes: true,
  }),
  route('get', '/v2/member/credit1Records', credits),
  route('get', '/v3/member/courses', bought),
  route('get', '/v3/member/courses/like', likedCourses),
  route('get', '/v3/member/courses/learned', learned),
  route('get', '/v3/member/learned/course/:courseId', learnedCourse),
  route('get', '/v3/member/activates/like', likedActivates),
  route('get', '/v3/member/activates', joinedActivates),
  route('get', '/v2/member/roles', roles),
  route('get', '/v2/member/courses', (call) => {
    const { id } = call.user();
    const rows = school.tables.courseUsers.filter((row) => row.user_id === id);
    return courseP3(
      rows.map((row) => row.course_id),
      call,
    );
  }),
  route(
    'get',
    '/v2/member/courses/like',
    (call) => {
      const { id } = call.user();
      const rows = school.tables.likes.filter((row) => row.user_id === id && row.kind === 'course');
      return courseP3(
        rows.map((row) => row.target_id),
        call,
      );
    },
    { on: ['A', 'B'] },
  ),
  route(
    'get',
    '/v2/member/courses/history',
    (call) =>
      courseP3(
        learnedRows(call.user()).map((row) => row.course_id),
        call,
      ),
    { on: ['A', 'B'] },
  ),
  route(
    'get',
    '/v2/member/videos',
    ({ user, paging }) => {
      user();
      return pageP3([], paging('page_size', 5));
    },
    { on: ['A', 'B'] },
  ),
  route(
    'get',
    '/v2/videos',
    ({ paging, input }) => {
      const rows = newestFirst(
        school.tables.videos.filter((row) => row.is_show === 1),
        (row) => row.published_at,
      ).map(lesson);
      const reply = pageP1(rows, paging('page_size', 10), 'api/v2/videos');
      const size = input['page_size'];
      return size === undefined ? reply : { ...reply, per_page: String(int(size)) };
    },
    { on: ['A', 'B'] },
  ),
];
