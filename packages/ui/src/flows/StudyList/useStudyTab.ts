import { useSearchParams } from 'react-router-dom';
import { STUDY_LISTS, type StudyList } from '@qinghe/hooks/data/study';
import { paths, readId, toQuery } from '@qinghe/hooks/url';

/** The list and page that the address names. */
export interface StudyTabState {
  list: StudyList;
  page: number;
  /** Address of a list, by default of its first page. */
  hrefFor: (list: StudyList, page?: number) => string;
}

/** The study centre's state, which lives in the address; the first list has no `tab`. */
export function useStudyTab(): StudyTabState {
  const [search] = useSearchParams();
  return {
    list: STUDY_LISTS.find((list) => list === search.get('tab')) ?? STUDY_LISTS[0],
    page: readId(search.get('page')) ?? 1,
    hrefFor: (list, page = 1) =>
      paths.studyCenter() +
      toQuery({ tab: list === STUDY_LISTS[0] ? null : list, page: page > 1 ? page : null }),
  };
}
