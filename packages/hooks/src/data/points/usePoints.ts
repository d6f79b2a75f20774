import { getMemberDetail } from '@qinghe/api/resources/member';
import { getPointsRecords } from '@qinghe/api/resources/points';
import type { PointsRecord } from '@qinghe/api/resources/points';
import {
  freshness,
  itself,
  useEndpoint,
  useInfiniteEndpoint,
  useInvalidate,
  withPage,
} from '../swr/index.ts';
import type { InfiniteQuery, PageQuery } from '../swr/index.ts';

/** Number of records on one page (contract 7.2). */
export const POINTS_PAGE_SIZE = 10;

const input = (page: number) => ({ page, page_size: POINTS_PAGE_SIZE });

/** Loads one page of the changes of the member's points, newest first (contract E-28). */
export function usePoints(page: number): PageQuery<PointsRecord> {
  const query = useEndpoint(getPointsRecords, input(page), {
    dedupingInterval: freshness.live,
    keepPreviousData: true,
  });
  return withPage(query, page, POINTS_PAGE_SIZE);
}

/**
 * Loads the same records page by page; they have no id to remove duplicates by. `refresh` requests the balance as well, which is
 * part of the member.
 */
export function usePointsInfinite(): InfiniteQuery<PointsRecord> {
  const invalidate = useInvalidate();
  const query = useInfiniteEndpoint(getPointsRecords, {
    inputOf: input,
    pageSize: POINTS_PAGE_SIZE,
    pageOf: itself,
    dedupingInterval: freshness.live,
  });
  return {
    ...query,
    refresh: () => {
      invalidate(getMemberDetail);
      return query.refresh();
    },
  };
}
