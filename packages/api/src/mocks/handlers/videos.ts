import type { HttpHandler } from 'msw';
import { addCredit } from '../actions.ts';
import { nextId, school } from '../db.ts';
import { limitedUrl, mediaFiles, type MediaFile } from '../media.ts';
import { badParameter, notFound, refuse } from '../reply.ts';
import { route, text, type Call } from '../route.ts';
import { mayWatch } from '../rights.ts';
import type { CourseRecordRow, CourseRow, UserRow, VideoRecordRow, VideoRow } from '../tables.ts';
import {
  chaptersOf,
  courseDetail,
  findOr404,
  lesson,
  lessonGroups,
  lessonsOf,
  watchedProgress,
} from '../views.ts';

function shownLesson(id: number): { video: VideoRow; course: CourseRow } {
  const video = findOr404(school.tables.videos, id);
  if (video.is_show !== 1 || video.published_at > school.now()) throw notFound();
  return { video, course: findOr404(school.tables.courses, video.course_id) };
}

function recordOf(userId: number, videoId: number): VideoRecordRow | undefined {
  return school.tables.videoRecords.find(
    (row) => row.user_id === userId && row.video_id === videoId,
  );
}

function courseRecordOf(user: UserRow, courseId: number): CourseRecordRow {
  const { courseRecords } = school.tables;
  const known = courseRecords.find((row) => row.user_id === user.id && row.course_id === courseId);
  if (known) return known;
  const row: CourseRecordRow = {
    id: nextId('courseRecord'),
    course_id: courseId,
    user_id: user.id,
    is_watched: 0,
    watched_at: null,
    progress: 0,
    created_at: school.now(),
    updated_at: school.now(),
  };
  courseRecords.push(row);
  return row;
}

function detail({ params, visitor }: Call): object {
  const { video, course } = shownLesson(Number(params['id']));
  const user = visitor();
  const isWatch = mayWatch(user, course);
  video.view_num += 1;
  if (user && isWatch) courseRecordOf(user, course.id);
  return {
    video: lesson(video),
    videos: lessonGroups(course.id),
    chapters: chaptersOf(course.id),
    course: courseDetail(course),
    is_watch: isWatch,
    video_watched_progress: watchedProgress(user, course.id),
    buy_videos: [],
  };
}

function playUrl({ url, height }: MediaFile, now: number): object {
  const extension = url.startsWith('<') ? '' : (url.split('.').at(-1) ?? '');
  const plain = school.generation === 'A' ? '' : '默认';
  return { url: limitedUrl(url, now), format: extension, name: height ?? plain, duration: 0 };
}

/** Returns the media files of a lesson; without media, generation A returns one with an empty address, the others none. */
function filesOf(media: string): MediaFile[] {
  const files = mediaFiles(media);
  return files.length === 0 && school.generation === 'A' ? [{ url: '', height: null }] : files;
}

function playinfo({ params, input, user }: Call): object {
  const member = user();
  const { video, course } = shownLesson(Number(params['id']));
  // Generation A allows a preview only when `is_try` is sent.
  const hasPreview =
    video.free_seconds > 0 && (school.generation !== 'A' || input['is_try'] !== undefined);
  if (!mayWatch(member, course) && !hasPreview) throw refuse('请购买后观看');
  const now = Date.now();
  return { urls: filesOf(video.media).map((file) => playUrl(file, now)) };
}

function finishCourse(user: UserRow, course: CourseRow): void {
  const record = courseRecordOf(user, course.id);
  const lessons = lessonsOf(course.id);
  const done = lessons.filter((video) => recordOf(user.id, video.id)?.watched_at).length;
  record.progress = Math.floor((done * 100) / Math.max(1, lessons.length));
  if (done < lessons.length || record.is_watched === 1) return;
  record.is_watched = 1;
  record.watched_at = school.now();
  const reward = school.tables.settings.reward_course;
  addCredit(user, reward, `看完课程送${reward}积分`);
}

function newRecord(user: UserRow, video: VideoRow): VideoRecordRow {
  const row: VideoRecordRow = {
    id: nextId('videoRecord'),
    user_id: user.id,
    course_id: video.course_id,
    video_id: video.id,
    watch_seconds: 0,
    watched_at: null,
    created_at: school.now(),
    updated_at: school.now(),
  };
  school.tables.videoRecords.push(row);
  return row;
}

/** Stores a watch position; it is never lowered, and not changed once the lesson is finished (E-60). */
function saveProgress(user: UserRow, video: VideoRow, course: CourseRow, seconds: number): void {
  const record = recordOf(user.id, video.id) ?? newRecord(user, video);
  record.updated_at = school.now();
  courseRecordOf(user, course.id).updated_at = school.now();
  if (record.watched_at !== null) return;
  record.watch_seconds = Math.max(record.watch_seconds, seconds);
  if (record.watch_seconds < video.duration) return;
  record.watched_at = school.now();
  const reward = school.tables.settings.reward_video;
  addCredit(user, reward, `看完视频送${reward}积分`);
  finishCourse(user, course);
}

function record({ params, input, user }: Call): object {
  const member = user();
  const { video, course } = shownLesson(Number(params['id']));
  const raw = text(input['duration']);
  const seconds = /^-?\d{1,9}(\.\d+)?$/.test(raw) ? Math.trunc(Number(raw)) : 0;
  const isC = school.generation === 'C';
  if (seconds === 0 || (isC && seconds < 0)) throw badParameter();
  if (!isC || mayWatch(member, course)) {
    saveProgress(member, video, course, seconds);
    return [];
  }
  if (video.free_seconds === 0) throw refuse('无权限观看此视频');
  saveProgress(member, video, course, Math.min(seconds, video.free_seconds));
  return [];
}

export const videoHandlers: HttpHandler[] = [
  route('get', '/v2/video/open/play', ({ input }) => {
    const service = text(input['service']);
    if (!text(input['file_id']) || !['aliyun', 'tencent'].includes(service)) throw badParameter();
    throw notFound();
  }),
  route('get', '/v2/video/:id', detail, { writes: true }),
  route('get', '/v2/video/:id/playinfo', playinfo),
  route('post', '/v2/video/:id/record', record),
];
