import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@qinghe/api/client';
import { decideLessonPlace, isInDoubt, lessonQuestion } from './lessonPlace.ts';

const failure = (kind: ApiErrorKind, code: number | null = null) =>
  new ApiError({ kind, url: '/', code });

describe('lessonQuestion', () => {
  it.each([
    ['7', null, { courseId: 7, lessonId: null }],
    ['7', '31', { courseId: null, lessonId: null }],
    ['7', '', { courseId: null, lessonId: null }],
    ['-', '31', { courseId: null, lessonId: 31 }],
    ['-', 'x', { courseId: null, lessonId: null }],
    ['-', null, { courseId: null, lessonId: null }],
    ['x', null, { courseId: null, lessonId: null }],
    [undefined, '31', { courseId: null, lessonId: null }],
  ])('of %j with the lesson %j', (courseId, lesson, expected) => {
    expect(lessonQuestion(courseId, lesson)).toEqual(expected);
  });
});

describe('isInDoubt', () => {
  it.each([
    ['a course that the member may watch', { data: { isBuy: true }, error: undefined }, false],
    ['a course of others', { data: { isBuy: false }, error: undefined }, true],
    ['no answer yet', { data: undefined, error: undefined }, false],
    ['no such course', { data: undefined, error: failure('envelope', 404) }, true],
    ['no such course, on generation A', { data: undefined, error: failure('envelope', 1) }, true],
    ['a session that has ended', { data: undefined, error: failure('envelope', 401) }, false],
    ['no network', { data: undefined, error: failure('network') }, false],
    ['no answer in time', { data: undefined, error: failure('timeout') }, false],
    ['a course, and a failed refresh', { data: { isBuy: true }, error: failure('http') }, false],
  ])('%s', (_, answer, expected) => {
    expect(isInDoubt(answer)).toBe(expected);
  });
});

describe('decideLessonPlace', () => {
  const lesson = (course: number, is_watch: boolean) => ({
    data: { course: { id: course }, is_watch },
    error: undefined,
  });
  it.each([
    ['a lesson where there is no such course', null, lesson(3, false), [3, 31]],
    ['a lesson that the member may watch', 31, lesson(3, true), [3, 31]],
    ['a lesson that is as little theirs as the course', 31, lesson(3, false), 'here'],
    ['a lesson of the very course', 31, lesson(31, true), 'here'],
    ['no answer yet', 31, { data: undefined, error: undefined }, 'asking'],
    ['no such lesson', null, { data: undefined, error: failure('envelope', 404) }, 'failed'],
  ])('%s', (_, course, answer, expected) => {
    const place = decideLessonPlace(31, course, answer);
    expect(place.kind === 'lesson' ? [place.courseId, place.lessonId] : place.kind).toEqual(
      expected,
    );
  });
});
