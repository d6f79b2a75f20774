import { describe, expect, it } from 'vitest';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import type { LessonProgress } from '@qinghe/api/resources/lessons';
import { finishedChapters, lessonChapters } from './lessonChapters.ts';

const lesson = (id: number, watchedAt: string | null = null): LessonProgress => ({
  id,
  title: `课时 ${id}`,
  published_at: null,
  duration: 600,
  watch_record: watchedAt === null ? null : { watch_seconds: 600, watched_at: watchedAt },
});
const video = (id: number, chapterId: number): CourseDetail['videos'][number] => ({
  id,
  course_id: 7,
  title: `课时 ${id}`,
  slug: '',
  view_num: 0,
  chapter_id: chapterId,
  duration: 600,
  free_seconds: 0,
  published_at: null,
  ban_drag: false,
  is_allow_comment: true,
});
const detail = {
  chapters: [
    { id: 1, course_id: 7, title: '第一章' },
    { id: 2, course_id: 7, title: '第二章' },
    { id: 3, course_id: 7, title: '没有课时的一章' },
  ],
  videos: [video(12, 1), video(11, 1), video(21, 2), video(99, 2)],
};
const lessons = [lesson(11, '2026-11-01'), lesson(12, '2026-11-02'), lesson(21), lesson(31)];
const ids = (chapters: ReturnType<typeof lessonChapters>) =>
  chapters.map((chapter) => [chapter.title, chapter.meta, chapter.lessons.map(({ id }) => id)]);

describe('the progress of a course by chapter', () => {
  it('stands in the order of study, with what no chapter knows at the end', () => {
    expect(ids(lessonChapters(7, lessons, detail))).toEqual([
      ['第一章', '已学完 2 / 2 课时', [12, 11]],
      ['第二章', '已学完 0 / 1 课时', [21]],
      ['其他课时', '已学完 0 / 1 课时', [31]],
    ]);
  });

  it('is one list where the course has no chapters or cannot be had', () => {
    const flat = [[undefined, undefined, [11, 12, 21, 31]]];
    expect(ids(lessonChapters(7, lessons, undefined))).toEqual(flat);
    expect(ids(lessonChapters(7, lessons, { chapters: [], videos: detail.videos }))).toEqual(flat);
  });

  it('folds what is finished', () => {
    expect(finishedChapters(lessonChapters(7, lessons, detail))).toEqual([1]);
  });
});
