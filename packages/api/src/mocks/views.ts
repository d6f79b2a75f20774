import { d1, d2 } from './clock.ts';
import { school } from './db.ts';
import { notFound, phpArray } from './reply.ts';
import type {
  ActivateRow,
  CategoryRow,
  CourseRow,
  TeacherRow,
  UserRow,
  VideoRecordRow,
  VideoRow,
} from './tables.ts';

/** Path of the default avatar; members created by SMS or social login have it as a relative address (contract 1.10). */
export const DEFAULT_AVATAR = '/demo/avatars/default.svg';

/** Finds a row by id or refuses with 404. */
export function findOr404<Row extends { id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((item) => item.id === id);
  if (!row) throw notFound();
  return row;
}

/** Returns a copy sorted by a number, the largest first. */
export function newestFirst<Row>(rows: readonly Row[], by: (row: Row) => number): Row[] {
  return rows.toSorted((a, b) => by(b) - by(a));
}

/** Builds a two-level category tree as E-54 and O-02 return it. */
export function categoryTree(rows: readonly CategoryRow[]): object[] {
  const sorted = rows.toSorted((a, b) => a.sort - b.sort);
  return sorted
    .filter((row) => row.parent_id === 0)
    .map(({ id, name, parent_id }) => ({
      id,
      name,
      parent_id,
      children: sorted
        .filter((child) => child.parent_id === id)
        .map((child) => ({
          id: child.id,
          sort: child.sort,
          name: child.name,
          parent_id: child.parent_id,
        })),
    }));
}

/** Returns `{id, name}` of a category, or null when there is none with the id. */
export function categoryBrief(
  rows: readonly CategoryRow[],
  id: number,
): { id: number; name: string } | null {
  const row = rows.find((item) => item.id === id);
  return row ? { id: row.id, name: row.name } : null;
}

/** Whether `categoryId` is the wanted category or one of its children; always true when `wanted` is 0. */
export function inCategory(
  rows: readonly CategoryRow[],
  categoryId: number,
  wanted: number,
): boolean {
  if (wanted === 0 || categoryId === wanted) return true;
  return rows.some((row) => row.id === categoryId && row.parent_id === wanted);
}

/** Returns the lessons of a course that are shown and published, the oldest first. */
export function lessonsOf(courseId: number): VideoRow[] {
  return school.tables.videos
    .filter(
      (row) => row.course_id === courseId && row.is_show === 1 && row.published_at <= school.now(),
    )
    .toSorted((a, b) => a.published_at - b.published_at);
}

/** Returns the courses for lists: shown and published, the newest first. */
export function shownCourses(): CourseRow[] {
  return newestFirst(
    school.tables.courses.filter((row) => row.is_show === 1 && row.published_at <= school.now()),
    (row) => row.published_at,
  );
}

/** Removes the fields that generation A does not have: `is_vip_free` and `is_allow_comment`. */
function sinceB<Row extends object>(row: Row): object {
  if (school.generation !== 'A') return row;
  const later = new Set(['is_vip_free', 'is_allow_comment']);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !later.has(name)));
}

/** Returns the course fields that E-52 and E-53 share. */
export function courseBase(row: CourseRow): Record<string, unknown> {
  const { teacher_id: _teacher, render_desc: _desc, published_at, ...rest } = row;
  return { ...sinceB(rest), published_at: d2(published_at) };
}

/** Returns a course as an item of the list E-52. */
export function courseItem(row: CourseRow): Record<string, unknown> {
  return {
    ...courseBase(row),
    videos_count: lessonsOf(row.id).length,
    category: categoryBrief(school.tables.categories, row.category_id) ?? [],
  };
}

/** Returns a course as the field `course` of E-53 and E-58. */
export function courseDetail(row: CourseRow): Record<string, unknown> {
  return { ...courseBase(row), render_desc: row.render_desc };
}

/** Returns `{id, title, thumb, charge, videos_count}` of a course for the member lists; `[]` when the course was deleted. */
export function courseBrief(courseId: number): object {
  const row = school.tables.courses.find((item) => item.id === courseId);
  if (!row) return [];
  const { id, title, thumb, charge } = row;
  const videos_count = school.tables.videos.filter((item) => item.course_id === id).length;
  return { id, title, thumb, charge, videos_count };
}

/** Returns a lesson as E-53 and E-58 send it. */
export function lesson(row: VideoRow): Record<string, unknown> {
  const { media: _media, is_show: _show, published_at, ...rest } = row;
  return {
    ...sinceB(rest),
    charge: 0,
    seo_keywords: '',
    seo_description: '',
    published_at: d2(published_at),
    is_ban_sell: 0,
  };
}

/** Returns the chapters of a course, ordered by `sort`. */
export function chaptersOf(courseId: number): object[] {
  return school.tables.chapters
    .filter((row) => row.course_id === courseId)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, course_id, title }) => ({ id, course_id, title }));
}

/** Returns a course's lessons by chapter id, encoded as PHP does; group 0 holds the lessons without a chapter. */
export function lessonGroups(courseId: number): object {
  const chapters = new Set(school.tables.chapters.map((row) => row.id));
  const groups = new Map<number, object[]>();
  for (const row of lessonsOf(courseId)) {
    const key = chapters.has(row.chapter_id) ? row.chapter_id : 0;
    groups.set(key, [...(groups.get(key) ?? []), lesson(row)]);
  }
  return phpArray([...groups]);
}

function videoRecord(row: VideoRecordRow): object {
  return {
    ...row,
    watched_at: d2(row.watched_at),
    created_at: d1(row.created_at),
    updated_at: d1(row.updated_at),
    deleted_at: null,
  };
}

/** Returns the member's watch records of a course by lesson id, as E-53 and E-58 send them; `[]` without any. */
export function watchedProgress(user: UserRow | null, courseId: number): object {
  const rows = school.tables.videoRecords.filter(
    (row) => row.user_id === user?.id && row.course_id === courseId,
  );
  return phpArray(rows.map((row) => [row.video_id, videoRecord(row)]));
}

/** Returns `{id, name, avatar, title}` of a teacher. */
export function teacherBrief({ id, name, avatar, title }: TeacherRow): object {
  return { id, name, avatar, title };
}

/** Returns a teacher as an item of the list O-11. */
export function teacherItem(row: TeacherRow): object {
  const { courses, activates } = school.tables;
  const { sort, ...rest } = row;
  return {
    ...rest,
    courses_count: courses.filter((item) => item.teacher_id === row.id && item.is_show === 1)
      .length,
    activates_count: activates.filter((item) => item.teacher_ids.includes(row.id)).length,
    sort,
  };
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  1: '未开始报名',
  3: '报名中',
  5: '名额已满',
  7: '报名已截止',
  9: '进行中',
  11: '已结束',
  13: '已取消',
};

/** Returns the status of an activity at the school's current time (contract 3.1). */
export function activateStatus(row: ActivateRow): number {
  const now = school.now();
  if (row.is_cancelled) return 13;
  if (now >= row.ended_at) return 11;
  if (now >= row.started_at) return 9;
  if (row.join_started_at !== null && now < row.join_started_at) return 1;
  if (row.join_ended_at !== null && now >= row.join_ended_at) return 7;
  if (row.user_limit > 0 && row.user_count >= row.user_limit) return 5;
  return 3;
}

/** Returns `status` and `status_text` of an activity. */
export function statusPair(row: ActivateRow): { status: number; status_text: string } {
  const status = activateStatus(row);
  return { status, status_text: STATUS_TEXTS[status] ?? '' };
}

function teachersOf(row: ActivateRow): TeacherRow[] {
  return school.tables.teachers.filter((teacher) => row.teacher_ids.includes(teacher.id));
}

/** Returns an activity as an item of the list O-03. */
export function activateItem(row: ActivateRow): Record<string, unknown> {
  const {
    is_cancelled: _cancelled,
    teacher_ids: _teachers,
    render_desc: _desc,
    longitude: _longitude,
    latitude: _latitude,
    like_count: _likes,
    contact_name: _name,
    contact_mobile: _mobile,
    created_at: _created,
    ...rest
  } = row;
  return {
    ...rest,
    category: categoryBrief(school.tables.activateCategories, row.category_id),
    started_at: d2(row.started_at),
    ended_at: d2(row.ended_at),
    join_started_at: d2(row.join_started_at),
    join_ended_at: d2(row.join_ended_at),
    published_at: d2(row.published_at),
    ...statusPair(row),
    teachers: teachersOf(row).map(teacherBrief),
    seo_keywords: '',
    seo_description: row.short_description,
  };
}

/** Returns an activity as the field `activate` of O-04. */
export function activateDetail(row: ActivateRow): Record<string, unknown> {
  const { longitude, latitude, like_count, contact_name, contact_mobile, render_desc } = row;
  return {
    ...activateItem(row),
    render_desc,
    longitude,
    latitude,
    like_count,
    contact_name,
    contact_mobile,
    created_at: d1(row.created_at),
  };
}

/** Returns the teachers of an activity for O-04, with their short descriptions. */
export function activateTeachers(row: ActivateRow): object[] {
  return teachersOf(row).map((teacher) => ({
    ...teacherBrief(teacher),
    short_description: teacher.short_description,
  }));
}

/** Returns an activity as the field `activate` of O-09 and O-10; null when it was deleted. */
export function activateBrief(id: number): object | null {
  const row = school.tables.activates.find((item) => item.id === id);
  if (!row) return null;
  const { title, thumb, charge, is_free, city, address, user_count } = row;
  return {
    id,
    title,
    thumb,
    charge,
    is_free,
    city,
    address,
    started_at: d2(row.started_at),
    ended_at: d2(row.ended_at),
    user_count,
    ...statusPair(row),
  };
}

/** Returns the author of a v3 comment; `[]` for a deleted member. */
export function authorBrief(userId: number): object {
  const user = school.tables.users.find((row) => row.id === userId);
  return user ? { avatar: user.avatar, nick_name: user.nick_name } : [];
}

/** Whether a mobile counts as bound: 11 digits from a 1 (contract E-16). */
export function isBoundMobile(mobile: string): boolean {
  return /^1\d{10}$/.test(mobile);
}

/** Whether the member has a social account of the app. */
export function hasSocial(user: UserRow, app: string): boolean {
  return school.tables.socialAccounts.some((row) => row.user_id === user.id && row.app === app);
}
