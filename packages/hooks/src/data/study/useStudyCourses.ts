import { getBoughtCourses, getLearnedCourses, getLikedCourses } from '@qinghe/api/resources/study';
import type { BoughtCourse, LearnedCourse, LikedCourse } from '@qinghe/api/resources/study';
import { mapQuery, pageState, useEndpoint, useInfiniteEndpoint } from '../swr/index.ts';
import type { DerivedQuery, InfiniteQuery, Page, PageState } from '../swr/index.ts';
import { fromLearned, fromOwned } from './studyCourse.ts';
import type { StudyCourse } from './studyCourse.ts';

/** Courses on one page (contract 4.12). */
export const STUDY_PAGE_SIZE = 10;

/** The member's lists: opened, bought and liked courses. */
export const STUDY_LISTS = ['learning', 'bought', 'liked'] as const;

export type StudyList = (typeof STUDY_LISTS)[number];

function input(page: number) {
  return { page, size: STUDY_PAGE_SIZE };
}

function learnedPage({ items, total }: Page<LearnedCourse>): Page<StudyCourse> {
  return { items: items.map(fromLearned), total };
}

function ownedPage({ items, total }: Page<BoughtCourse> | Page<LikedCourse>): Page<StudyCourse> {
  return { items: items.map(fromOwned), total };
}

/** One page of a list of the member's courses. */
export type StudyPageQuery = DerivedQuery<Page<StudyCourse>> & PageState<StudyCourse>;

/** One page of the opened (contract E-31), bought (E-29) or liked courses (E-30). */
export function useStudyCourses({
  list,
  page = 1,
}: {
  list: StudyList;
  page?: number;
}): StudyPageQuery {
  const learning = useEndpoint(getLearnedCourses, list === 'learning' ? input(page) : null);
  const bought = useEndpoint(getBoughtCourses, list === 'bought' ? input(page) : null);
  const liked = useEndpoint(getLikedCourses, list === 'liked' ? input(page) : null);
  const query = {
    learning: mapQuery(learning, learnedPage),
    bought: mapQuery(bought, ownedPage),
    liked: mapQuery(liked, ownedPage),
  }[list];
  return { ...query, ...pageState(query.data, page, STUDY_PAGE_SIZE) };
}

const growing = {
  pageSize: STUDY_PAGE_SIZE,
  idOf: (course: StudyCourse) => course.courseId,
};

/** The same lists page after page. */
export function useStudyCoursesInfinite(list: StudyList): InfiniteQuery<StudyCourse> {
  const learning = useInfiniteEndpoint(getLearnedCourses, {
    ...growing,
    inputOf: list === 'learning' ? input : null,
    pageOf: learnedPage,
  });
  const bought = useInfiniteEndpoint(getBoughtCourses, {
    ...growing,
    inputOf: list === 'bought' ? input : null,
    pageOf: ownedPage,
  });
  const liked = useInfiniteEndpoint(getLikedCourses, {
    ...growing,
    inputOf: list === 'liked' ? input : null,
    pageOf: ownedPage,
  });
  return { learning, bought, liked }[list];
}
