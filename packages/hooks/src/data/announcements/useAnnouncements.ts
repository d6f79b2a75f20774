import type { RefObject } from 'react';
import { getAnnouncement, getAnnouncements } from '@qinghe/api/resources/announcements';
import type { Announcement } from '@qinghe/api/resources/announcements';
import { idOf, itself, useEndpoint, useInfiniteEndpoint, useNear, withPage } from '../swr/index.ts';
import type { InfiniteQuery, PageQuery, Query } from '../swr/index.ts';

/** Number of announcements on one page (contract 7.2). */
export const ANNOUNCEMENT_PAGE_SIZE = 10;

/** Returns the input of the call for one page of announcements, used by hooks and preloading alike. */
export function announcementListInput(page: number) {
  return { page, size: ANNOUNCEMENT_PAGE_SIZE };
}

/** Loads one page of announcements, newest first (contract E-44). */
export function useAnnouncements({ page = 1 }: { page?: number } = {}): PageQuery<Announcement> {
  const query = useEndpoint(getAnnouncements, announcementListInput(page), {
    keepPreviousData: true,
  });
  return withPage(query, page, ANNOUNCEMENT_PAGE_SIZE);
}

/** Loads the newest announcements (contract E-44) once the element of `ref` comes near the viewport. */
export function useAnnouncementsWhenNear(): PageQuery<Announcement> & {
  ref: RefObject<HTMLDivElement | null>;
} {
  const { ref, input } = useNear<typeof getAnnouncements, HTMLDivElement>(
    getAnnouncements,
    announcementListInput(1),
  );
  return { ...withPage(useEndpoint(getAnnouncements, input), 1, ANNOUNCEMENT_PAGE_SIZE), ref };
}

/** Loads announcements page by page, newest first (contract E-44). */
export function useAnnouncementsInfinite(): InfiniteQuery<Announcement> {
  return useInfiniteEndpoint(getAnnouncements, {
    inputOf: announcementListInput,
    pageSize: ANNOUNCEMENT_PAGE_SIZE,
    pageOf: itself,
    idOf,
  });
}

/** Loads one announcement (contract E-45); null requests nothing. */
export function useAnnouncement(id: number | null): Query<Announcement> {
  return useEndpoint(getAnnouncement, id === null ? null : { id });
}
