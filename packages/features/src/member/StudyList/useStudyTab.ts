import {
  STUDY_LISTS,
  STUDY_SORTS,
  STUDY_STATES,
  type StudySort,
  type StudyState,
} from '@qinghe/hooks/data/study';
import { readId, toQuery } from '@qinghe/hooks/url';
import { useLocation, useSearchParams } from '@qinghe/features/routing/Routing';

/** The member's lists: three lists of courses and the liked activities. */
export const STUDY_TABS = [...STUDY_LISTS, 'activities'] as const;
export type StudyTab = (typeof STUDY_TABS)[number];

/** State of the lists in the address. */
export interface StudyAddress {
  tab: StudyTab;
  sort: StudySort;
  state: StudyState;
  /** One-based page number. */
  page: number;
}

export interface StudyTabState extends StudyAddress {
  /** Returns the address with a change applied; the page is 1 unless the change names one. */
  hrefFor: (change: Partial<StudyAddress>) => string;
}

const read = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null) =>
  values.find((value) => value === text) ?? values[0];

/** Returns the state of the member's lists, which is kept in the address; default values are left out of it. */
export function useStudyTab(): StudyTabState {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const address: StudyAddress = {
    tab: read(STUDY_TABS, search.get('tab')),
    sort: read(STUDY_SORTS, search.get('sort')),
    state: read(STUDY_STATES, search.get('state')),
    page: readId(search.get('page')) ?? 1,
  };
  return {
    ...address,
    hrefFor: (change) => {
      const { tab, sort, state, page } = { ...address, page: 1, ...change };
      return (
        pathname +
        toQuery({
          tab: tab === STUDY_TABS[0] ? null : tab,
          sort: sort === STUDY_SORTS[0] ? null : sort,
          state: state === STUDY_STATES[0] ? null : state,
          page: page > 1 ? page : null,
        })
      );
    },
  };
}
