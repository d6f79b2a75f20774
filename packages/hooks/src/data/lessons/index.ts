export type { LessonPlace } from './lessonPlace.ts';
export { fetchPlayUrls, useLesson, usePlayUrls } from './useLesson.ts';
export { useLessonPlace } from './useLessonPlace.ts';
export type { LessonPlaceQuery } from './useLessonPlace.ts';
