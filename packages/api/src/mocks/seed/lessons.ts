import type { SeedTime } from '../clock.ts';
import type { ChapterRow, VideoRow } from '../tables.ts';
import { COURSE } from './courses.ts';
import { SYLLABUSES } from './syllabus.ts';

const MP4 = '/demo/media/lesson-1.mp4';
const HLS = '/demo/media/lesson-2/index.m3u8';

/** The course whose lessons are one-minute files; lessons of other courses are playlists of the lesson's duration. */
const SHORT_COURSE = 29;
const SHORT_SECONDS = 60;

/** Lessons with a shorter free preview, in seconds, by `course/position`. */
const PREVIEWS: Readonly<Record<string, number>> = { '2/1': 30 };

function mediaOf(course: number, duration: number): string {
  if (course === SHORT_COURSE) return MP4;
  return duration > 0 ? `/demo/media/lessons/${duration}.m3u8` : HLS;
}

const clock = (text: string): number => {
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
};

/** Durations given by hand: course id, then one entry per lesson from the first. */
const DURATIONS: Readonly<Record<number, string>> = {
  1: '08:42 12:06 14:30 22:10 26:12 28:20 16:18 18:55 20:14 24:36 22:50 26:05 31:02 15:20 14:36 17:02 21:44 12:30 19:08 20:32 16:44 18:20 17:36 29:08',
};

/** Media of lessons that are exceptions: two without media, one with an embedded player; below, one of unknown length. */
const MEDIA: Readonly<Record<string, string>> = {
  '8/23': '',
  '8/24': '',
  '24/7': '<iframe src="/demo/pages/embed.html" title="外部播放器" allowfullscreen></iframe>',
};
const UNKNOWN_LENGTH = '27/5';

/** Returns the seconds of free preview: in a paid course the first two lessons in full, otherwise 0. */
function freeSeconds(position: number, duration: number, isFree: boolean): number {
  if (isFree) return 0;
  return position <= 2 ? duration : 0;
}

/** Returns the id of a lesson: `course * 100 + position`. Chapter ids are `course * 10 + position`. */
export function lessonId(course: number, position: number): number {
  return course * 100 + position;
}

export function createChapters(): ChapterRow[] {
  return Object.entries(SYLLABUSES).flatMap(([course, chapters]) =>
    chapters
      .filter(([title]) => title !== '')
      .map(([title], index) => ({
        id: Number(course) * 10 + index + 1,
        course_id: Number(course),
        title,
        sort: index + 1,
      })),
  );
}

const FREE_COURSES: ReadonlySet<number> = new Set([9, 13, 22, 27, 29]);

export function createVideos(time: SeedTime): VideoRow[] {
  const start = time.ago('2026-06-01 10:00:00');
  return Object.entries(SYLLABUSES).flatMap(([key, chapters]) => {
    const course = Number(key);
    const byHand = DURATIONS[course]?.split(' ').map(clock) ?? [];
    let position = 0;
    return chapters.flatMap(([chapter, lessons], index) =>
      lessons.split('|').map((title): VideoRow => {
        position += 1;
        const place = `${course}/${position}`;
        const usual = 620 + ((course * 37 + position * 53) % 720);
        const length = course === SHORT_COURSE ? SHORT_SECONDS : usual;
        const duration = place === UNKNOWN_LENGTH ? 0 : (byHand[position - 1] ?? length);
        return {
          id: lessonId(course, position),
          course_id: course,
          chapter_id: chapter === '' ? 0 : course * 10 + index + 1,
          title,
          slug: `lesson-${lessonId(course, position)}`,
          view_num: 300 - position,
          published_at: start + position * 3600_000,
          duration,
          free_seconds:
            PREVIEWS[place] ?? freeSeconds(position, duration, FREE_COURSES.has(course)),
          ban_drag: course === COURSE.data ? 1 : 0,
          is_allow_comment: course === COURSE.commentsClosed ? 0 : 1,
          is_show: 1,
          media: MEDIA[place] ?? mediaOf(course, duration),
        };
      }),
    );
  });
}
