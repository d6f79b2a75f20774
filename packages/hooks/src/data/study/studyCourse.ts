import type { BoughtCourse, LearnedCourse, LikedCourse } from '@qinghe/api/resources/study';

/** A course in one of the member's course lists. */
export interface StudyCourse {
  courseId: number;
  /** Null when the course was deleted. */
  course: {
    title: string;
    thumb: string;
    /** Yuan; null when unknown. */
    charge: number | null;
  } | null;
  /** Percent, 0 to 100; null when the course was never opened. */
  progress: number | null;
  /** The lesson opened last; null when no lesson was opened or it was deleted. */
  lastLesson: { id: number; title: string; seconds: number; at: string | null } | null;
}

type Row = Pick<BoughtCourse, 'course_id' | 'course' | 'last_view_video'>;

function clamp(progress: number): number {
  return Math.min(100, Math.max(0, progress));
}

function shared({ course_id, course, last_view_video: last }: Row) {
  return {
    courseId: course_id,
    course: course && { title: course.title, thumb: course.thumb, charge: course.charge },
    lastLesson: last?.video
      ? {
          id: last.video_id,
          title: last.video.title,
          seconds: last.watch_seconds,
          at: last.updated_at,
        }
      : null,
  };
}

/** Converts a course that the member has opened; a finished one counts as 100. */
export function fromLearned(row: LearnedCourse): StudyCourse {
  return { ...shared(row), progress: row.is_watched ? 100 : clamp(row.progress) };
}

/** Converts a bought or liked course. */
export function fromOwned(row: BoughtCourse | LikedCourse): StudyCourse {
  const record = row.watch_record;
  const progress = record && (record.is_watched ? 100 : clamp(record.progress));
  return { ...shared(row), progress };
}

/** Sort orders of a list: the server's (newest first), and by progress. */
export const STUDY_SORTS = ['recent', 'progress'] as const;
export type StudySort = (typeof STUDY_SORTS)[number];

/** The states that a list can be filtered by. */
export const STUDY_STATES = ['all', 'unfinished', 'finished'] as const;
export type StudyState = (typeof STUDY_STATES)[number];

/** Whether the member has finished the course. */
export function isFinished({ progress }: Pick<StudyCourse, 'progress'>): boolean {
  return progress === 100;
}

/** Returns the courses in a state, sorted; `progress` puts the highest progress first. */
export function arrangeStudy(
  courses: readonly StudyCourse[],
  sort: StudySort,
  state: StudyState,
): StudyCourse[] {
  const shown = courses.filter(
    (course) => state === 'all' || isFinished(course) === (state === 'finished'),
  );
  if (sort === 'recent') return shown;
  return shown.sort((a, b) => (b.progress ?? -1) - (a.progress ?? -1));
}
