import { useEffect, useEffectEvent } from 'react';
import { getLikedActivities } from '@qinghe/api/resources/activities';
import type { LikedActivity } from '@qinghe/api/resources/activities';
import { getLearnedLessons } from '@qinghe/api/resources/lessons';
import type { LessonProgress } from '@qinghe/api/resources/lessons';
import { getBoughtCourses, getLearnedCourses, getLikedCourses } from '@qinghe/api/resources/study';
import type { BoughtCourse, LearnedCourse, LikedCourse } from '@qinghe/api/resources/study';
import { isNotFound, itself, useEndpoint, useInfiniteEndpoint } from '../swr/index.ts';
import type { InfiniteQuery, Page, Query } from '../swr/index.ts';
import { fromLearned, fromOwned } from './studyCourse.ts';
import type { StudyCourse } from './studyCourse.ts';

/** Number of courses per request. */
const BATCH_SIZE = 50;

/** The member's course lists: opened, bought and liked courses. */
export const STUDY_LISTS = ['learning', 'bought', 'liked'] as const;

export type StudyList = (typeof STUDY_LISTS)[number];

function input(page: number) {
  return { page, size: BATCH_SIZE };
}

function learnedPage({ items, total }: Page<LearnedCourse>): Page<StudyCourse> {
  return { items: items.map(fromLearned), total };
}

function ownedPage({ items, total }: Page<BoughtCourse> | Page<LikedCourse>): Page<StudyCourse> {
  return { items: items.map(fromOwned), total };
}

function activityId(row: LikedActivity) {
  return row.activate_id;
}

/** Loads page after page until the list is complete. */
function useWhole<T>(query: InfiniteQuery<T>): InfiniteQuery<T> {
  const { hasMore } = query;
  const isPending = query.isPending();
  const loadMore = useEffectEvent(() => query.loadMore());
  useEffect(() => {
    if (hasMore && !isPending) loadMore();
  }, [hasMore, isPending]);
  return query;
}

const courses = {
  pageSize: BATCH_SIZE,
  idOf: (course: StudyCourse) => course.courseId,
};

/**
 * Loads all opened (contract E-31), bought (E-29) or liked courses (E-30) of the member, newest first; null requests nothing. The
 * complete list is loaded, because the server neither sorts nor filters it.
 */
export function useStudyCourses(list: StudyList | null): InfiniteQuery<StudyCourse> {
  const learning = useInfiniteEndpoint(getLearnedCourses, {
    ...courses,
    inputOf: list === 'learning' ? input : null,
    pageOf: learnedPage,
  });
  const bought = useInfiniteEndpoint(getBoughtCourses, {
    ...courses,
    inputOf: list === 'bought' ? input : null,
    pageOf: ownedPage,
  });
  const liked = useInfiniteEndpoint(getLikedCourses, {
    ...courses,
    inputOf: list === 'liked' ? input : null,
    pageOf: ownedPage,
  });
  return useWhole({ learning, bought, liked }[list ?? 'learning']);
}

/** Loads all liked activities (contract O-09); `isAbsent` where the server has no activities. */
export function useLikedActivities(
  isWanted: boolean,
): InfiniteQuery<LikedActivity> & { isAbsent: boolean } {
  const query = useWhole(
    useInfiniteEndpoint(getLikedActivities, {
      inputOf: isWanted ? input : null,
      pageSize: BATCH_SIZE,
      pageOf: itself,
      idOf: activityId,
    }),
  );
  const isAbsent = isNotFound(query.error);
  return isAbsent
    ? { ...query, error: undefined, isEmpty: true, isAbsent }
    : { ...query, isAbsent };
}

/** Loads the member's progress in every lesson of a course (contract E-32); null requests nothing. */
export function useLessonProgress(courseId: number | null): Query<LessonProgress[]> {
  return useEndpoint(getLearnedLessons, courseId === null ? null : { courseId });
}
