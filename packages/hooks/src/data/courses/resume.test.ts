import { describe, expect, it } from 'vitest';
import type { Lesson, WatchProgress } from '@qinghe/api/resources/courses';
import { resumePoint } from './resume.ts';

const lessons = [1, 2, 3].map((id): Lesson => ({
  id,
  course_id: 1,
  chapter_id: 0,
  title: '',
  slug: '',
  view_num: 0,
  published_at: null,
  duration: 600,
  free_seconds: 0,
  ban_drag: false,
  is_allow_comment: true,
}));

const record = (video_id: number, day: number, isDone = false, watch_seconds = 300) =>
  ({
    id: video_id,
    course_id: 1,
    video_id,
    watch_seconds,
    watched_at: isDone ? '2026-11-01T00:00:00.000Z' : null,
    created_at: null,
    updated_at: `2026-11-0${day}T00:00:00.000Z`,
  }) satisfies WatchProgress;

describe('resumePoint', () => {
  it('is nothing before the first lesson was begun', () => {
    expect(resumePoint(lessons, [])).toBeNull();
    expect(resumePoint(lessons, [record(99, 1)])).toBeNull();
    expect(resumePoint([], [])).toBeNull();
  });

  it('is the lesson watched last, whatever its place', () => {
    expect(resumePoint(lessons, [record(2, 1), record(1, 3)])).toEqual({
      lessonId: 1,
      lastNumber: 1,
      lastSeconds: 300,
      finished: 0,
      isFinished: false,
    });
  });

  it('goes on behind a finished lesson and comes back to what was left out', () => {
    expect(resumePoint(lessons, [record(1, 1, true)])).toMatchObject({
      lessonId: 2,
      lastNumber: 1,
      finished: 1,
    });
    expect(resumePoint(lessons, [record(3, 2, true), record(2, 1, true)])).toMatchObject({
      lessonId: 1,
      lastNumber: 3,
    });
  });

  it('starts over once all is finished', () => {
    const all = [1, 2, 3].map((id) => record(id, id, true));
    expect(resumePoint(lessons, all)).toMatchObject({ lessonId: 1, isFinished: true, finished: 3 });
  });

  it('never lies beyond the end of a lesson', () => {
    expect(resumePoint(lessons, [record(1, 1, false, 9999)])?.lastSeconds).toBe(600);
  });
});
