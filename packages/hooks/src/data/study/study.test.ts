import { describe, expect, it } from 'vitest';
import type { BoughtCourse, LearnedCourse } from '@qinghe/api/resources/study';
import { arrangeStudy, fromLearned, fromOwned, type StudyCourse } from './studyCourse.ts';

const moments = { created_at: null, updated_at: null, watched_at: null };
const learned: LearnedCourse = {
  ...moments,
  id: 1,
  course_id: 7,
  user_id: 1,
  learned_count: 25,
  is_watched: false,
  is_subscribe: true,
  progress: 62,
  course: { id: 7, title: '线性代数', thumb: '/a.svg', charge: 129, videos_count: 40 },
  last_view_video: {
    ...moments,
    id: 1,
    course_id: 7,
    video_id: 3,
    watch_seconds: 378,
    video: { id: 3, title: '特征向量', duration: 600, published_at: null },
  },
};
const bought: BoughtCourse = { ...learned, charge: 129, watch_record: null, last_view_video: null };

describe('a course of the learned list', () => {
  it('has its lesson and progress', () => {
    expect(fromLearned(learned)).toEqual({
      courseId: 7,
      course: { title: '线性代数', thumb: '/a.svg', charge: 129 },
      progress: 62,
      lastLesson: { id: 3, title: '特征向量', seconds: 378, at: null },
    });
  });

  it.each([
    [{ progress: 133 }, 100],
    [{ progress: -1 }, 0],
    [{ progress: 97, is_watched: true }, 100],
  ])('clamps %j to %i', (row, progress) => {
    expect(fromLearned({ ...learned, ...row }).progress).toBe(progress);
  });

  it('outlives a deleted course and a deleted lesson', () => {
    const last = learned.last_view_video && { ...learned.last_view_video, video: null };
    expect(fromLearned({ ...learned, course: null, last_view_video: last })).toMatchObject({
      course: null,
      lastLesson: null,
    });
  });
});

describe('a bought course', () => {
  it('has no progress until it is opened', () => {
    expect(fromOwned(bought)).toMatchObject({ progress: null, lastLesson: null });
  });

  it('clamps its progress', () => {
    const watch_record = { ...moments, id: 1, course_id: 7, is_watched: false, progress: 120 };
    expect(fromOwned({ ...bought, watch_record }).progress).toBe(100);
  });
});

describe('arrangeStudy', () => {
  const row = (courseId: number, progress: number | null): StudyCourse => ({
    courseId,
    progress,
    course: null,
    lastLesson: null,
  });
  const rows = [row(1, 20), row(2, null), row(3, 100), row(4, 80)];
  const ids = (...given: Parameters<typeof arrangeStudy>) =>
    arrangeStudy(...given).map(({ courseId }) => courseId);

  it('keeps the order of the server', () => {
    expect(ids(rows, 'recent', 'all')).toEqual([1, 2, 3, 4]);
    expect(ids(rows, 'recent', 'unfinished')).toEqual([1, 2, 4]);
    expect(ids(rows, 'recent', 'finished')).toEqual([3]);
  });

  it('puts the furthest first and what was never opened last', () => {
    expect(ids(rows, 'progress', 'all')).toEqual([3, 4, 1, 2]);
    expect(ids(rows, 'progress', 'unfinished')).toEqual([4, 1, 2]);
  });

  it('leaves the given list alone', () => {
    arrangeStudy(rows, 'progress', 'all');
    expect(rows.map(({ courseId }) => courseId)).toEqual([1, 2, 3, 4]);
  });
});
