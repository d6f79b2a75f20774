import type { RefObject } from 'react';
import {
  ACTIVITY_STATUS,
  getActivities,
  getActivity,
  getActivityCategories,
} from '@qinghe/api/resources/activities';
import type { Activity, ActivityCategory, ActivityDetail } from '@qinghe/api/resources/activities';
import {
  freshness,
  orAbsent,
  readListQuery,
  useEndpoint,
  useNear,
  withPage,
} from '../swr/index.ts';
import type { ListQuery, Page, PageQuery, Query } from '../swr/index.ts';

/** Number of activities on one page (contract O-03). */
export const ACTIVITY_PAGE_SIZE = 16;

/** Number of activities that h5 loads at a time while scrolling. */
export const ACTIVITY_BATCH_SIZE = 10;

/** The states that the list can be filtered by: open, not yet open, ended (contract 3.1, O-03). */
export const ACTIVITY_FILTER_STATES = [
  ACTIVITY_STATUS.open,
  ACTIVITY_STATUS.notOpen,
  ACTIVITY_STATUS.ended,
] as const;

/** Filters of the activity list. */
export interface ActivityFilter {
  /** Category id; a parent category includes its children. Undefined or 0 means all. */
  category?: number | undefined;
  scene?: '' | 'free' | 'sub' | 'recom' | undefined;
  /** One of `ACTIVITY_STATUS`; undefined means all. */
  status?: number | undefined;
}

/** The filters and the page that the address of the activity list asks for. */
export interface ActivityListQuery extends ListQuery {
  /** One of `ACTIVITY_FILTER_STATES`; undefined means all. */
  status: (typeof ACTIVITY_FILTER_STATES)[number] | undefined;
}

/** Reads the query parameters `cid`, `child`, `scene`, `status` and `page`; invalid values are ignored. */
export function readActivityQuery(search: URLSearchParams): ActivityListQuery {
  const status = ACTIVITY_FILTER_STATES.find((state) => String(state) === search.get('status'));
  return { ...readListQuery(search), status };
}

/** Returns the input of the call for one page of the activity list, used by hooks and preloading alike. */
export function activityListInput({
  page = 1,
  category = 0,
  scene = '',
  status,
  pageSize = ACTIVITY_PAGE_SIZE,
}: ActivityFilter & { page?: number; pageSize?: number }) {
  return { page, page_size: pageSize, category_id: category, scene, status };
}

/**
 * Loads one page of activities (contract O-03). A server without activities gives an empty list. The previous page stays while
 * the next one loads.
 */
export function useActivities({
  page = 1,
  ...filter
}: ActivityFilter & { page?: number } = {}): PageQuery<Activity> {
  const query = useEndpoint(getActivities, activityListInput({ page, ...filter }), {
    keepPreviousData: true,
  });
  return withPage(orAbsent(query, { items: [], total: 0 }), page, ACTIVITY_PAGE_SIZE);
}

/** Loads the first activities (contract O-03) once the element of `ref` comes near the viewport. */
export function useActivitiesWhenNear(): Query<Page<Activity>> & {
  ref: RefObject<HTMLElement | null>;
} {
  const { ref, input } = useNear(getActivities, activityListInput({}));
  const query = useEndpoint(getActivities, input);
  return { ...orAbsent(query, { items: [], total: 0 }), ref };
}

/** Loads an activity with its teachers and the member's sign-up (contract O-04); null requests nothing. */
export function useActivity(id: number | null): Query<ActivityDetail> {
  return useEndpoint(getActivity, id === null ? null : { id });
}

/** Loads the activity categories (contract O-02); empty on a server without activities. */
export function useActivityCategories(): Query<ActivityCategory[]> {
  const query = useEndpoint(getActivityCategories, {}, { dedupingInterval: freshness.school });
  return orAbsent(query, []);
}
