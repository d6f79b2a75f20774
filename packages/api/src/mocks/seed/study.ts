import type { SeedTime } from '../clock.ts';
import type {
  CourseRecordRow,
  CourseUserRow,
  JoinRow,
  LikeRow,
  VideoRecordRow,
  VideoRow,
} from '../tables.ts';
import { ACTIVITY } from './activities.ts';
import { COURSE } from './courses.ts';
import { lessonId } from './lessons.ts';
import { DEMO_IDS } from './people.ts';

const MEMBER = DEMO_IDS.ordinary;

/** Rows of course, finished lessons, last opened lesson (0: none), seconds watched of it (0: finished), last activity. */
const STUDY: [course: number, finished: number, last: number, seconds: number, at: string][] = [
  [COURSE.python, 14, 15, 378, '2026-11-20 08:45:00'],
  [COURSE.math, 25, 25, 0, '2026-11-20 08:43:00'],
  [COURSE.history, 8, 8, 0, '2026-11-20 08:41:00'],
  [COURSE.ux, 4, 4, 0, '2026-11-18 21:10:00'],
  [COURSE.english, 14, 14, 0, '2026-11-16 20:15:00'],
  [COURSE.photo, 0, 0, 0, '2026-11-12 13:00:00'],
  [COURSE.astro, 18, 18, 0, '2026-10-20 21:30:00'],
  [COURSE.botany, 16, 16, 0, '2026-10-02 19:20:00'],
  [COURSE.calligraphy, 20, 20, 0, '2026-09-18 20:40:00'],
  [COURSE.sonata, 5, 5, 0, '2026-07-21 22:05:00'],
];

/** Lessons finished out of order, so that 15 of Python's 48 lessons are finished, as in the mockups. */
const EXTRA_FINISHED: Readonly<Record<number, number>> = { [COURSE.python]: 17 };

export function createCourseRecords(
  time: SeedTime,
  videos: readonly VideoRow[],
): CourseRecordRow[] {
  return STUDY.map(([course_id, finished, , , at], index) => {
    const total = videos.filter((video) => video.course_id === course_id).length;
    const done = finished + (EXTRA_FINISHED[course_id] === undefined ? 0 : 1);
    const isWatched = done === total;
    return {
      id: index + 1,
      course_id,
      user_id: MEMBER,
      is_watched: isWatched ? 1 : 0,
      watched_at: isWatched ? time.ago(at) : null,
      progress: Math.floor((done * 100) / total),
      created_at: time.ago('2026-06-20 10:00:00'),
      updated_at: time.ago(at),
    };
  });
}

export function createVideoRecords(time: SeedTime, videos: readonly VideoRow[]): VideoRecordRow[] {
  return STUDY.flatMap(([course_id, finished, last, seconds, at]) => {
    const end = time.ago(at);
    return videos
      .filter((video) => video.course_id === course_id)
      .flatMap((video, index): VideoRecordRow[] => {
        const position = index + 1;
        const isFinished = position <= finished || EXTRA_FINISHED[course_id] === position;
        const isLast = position === last;
        if (!isFinished && !isLast) return [];
        const updated_at = isLast ? end : end - (100 - position) * 3600_000;
        return [
          {
            id: lessonId(course_id, position),
            user_id: MEMBER,
            course_id,
            video_id: video.id,
            watch_seconds: isFinished ? video.duration : seconds,
            watched_at: isFinished ? updated_at : null,
            created_at: updated_at - 1800_000,
            updated_at,
          },
        ];
      });
  });
}

export function createCourseUsers(time: SeedTime): CourseUserRow[] {
  const rows: [number, number, string][] = [
    [COURSE.python, 199, '2026-11-02 21:08:30'],
    [COURSE.math, 129, '2026-10-30 11:20:00'],
    [COURSE.photo, 0, '2026-10-15 09:00:00'],
    [COURSE.ux, 239, '2026-10-12 20:02:00'],
  ];
  return rows.map(([course_id, charge, at]) => ({
    course_id,
    user_id: MEMBER,
    charge,
    created_at: time.ago(at),
  }));
}

export function createLikes(time: SeedTime): LikeRow[] {
  const start = time.ago('2026-10-01 20:00:00');
  const courses = [
    COURSE.python,
    COURSE.ml,
    COURSE.data,
    COURSE.math,
    COURSE.history,
    COURSE.photo,
    COURSE.astro,
    COURSE.music,
    COURSE.finance,
    COURSE.psych,
    COURSE.botany,
  ];
  const activates = [ACTIVITY.paddy, ACTIVITY.stars, ACTIVITY.cancelled];
  const row =
    (kind: LikeRow['kind']) =>
    (target_id: number, index: number): LikeRow => ({
      kind,
      target_id,
      user_id: MEMBER,
      created_at: start - index * 86_400_000,
    });
  return [...courses.map(row('course')), ...activates.map(row('activate'))];
}

export function createJoins(time: SeedTime): JoinRow[] {
  const base = { user_id: MEMBER, name: '叶小满', mobile: '13800000001', remark: '' };
  return [
    {
      ...base,
      id: 1,
      activate_id: ACTIVITY.pastPottery,
      join_status: 9,
      order_id: '20261028660212',
      code: 'QH-1031-07',
      created_at: time.ago('2026-10-28 12:45:00'),
    },
    {
      ...base,
      id: 2,
      activate_id: ACTIVITY.paddy,
      join_status: 5,
      order_id: '20261115093088',
      code: 'QH-1205-32',
      created_at: time.ago('2026-11-15 12:20:00'),
    },
  ];
}
