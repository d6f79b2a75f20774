import type { RefObject } from 'react';
import { getAnnouncement, getAnnouncements } from '@qinghe/api/resources/announcements';
import type { Announcement } from '@qinghe/api/resources/announcements';
import { idOf, itself, useEndpoint, useInfiniteEndpoint, useNear, withPage } from '../swr/index.ts';
import type { InfiniteQuery, PageQuery, Query } from '../swr/index.ts';

/** Announcements on one page (contract 7.2). */
export const ANNOUNCEMENT_PAGE_SIZE = 10;

/** The call of one page of announcements, for hooks and preloading alike. */
export function announcementListInput(page: number) {
  return { page, size: ANNOUNCEMENT_PAGE_SIZE };
}

/** One page of announcements, newest first (contract E-44). */
export function useAnnouncements({ page = 1 }: { page?: number } = {}): PageQuery<Announcement> {
  const query = useEndpoint(getAnnouncements, announcementListInput(page), {
    keepPreviousData: true,
  });
  return withPage(query, page, ANNOUNCEMENT_PAGE_SIZE);
}

/** The newest announcements (contract E-44), asked for when the element of `ref` comes near. */
export function useAnnouncementsWhenNear(): PageQuery<Announcement> & {
  ref: RefObject<HTMLDivElement | null>;
} {
  const { ref, input } = useNear<typeof getAnnouncements, HTMLDivElement>(
    getAnnouncements,
    announcementListInput(1),
  );
  return { ...withPage(useEndpoint(getAnnouncements, input), 1, ANNOUNCEMENT_PAGE_SIZE), ref };
}

/** Announcements page after page, newest first (contract E-44). */
export function useAnnouncementsInfinite(): InfiniteQuery<Announcement> {
  return useInfiniteEndpoint(getAnnouncements, {
    inputOf: announcementListInput,
    pageSize: ANNOUNCEMENT_PAGE_SIZE,
    pageOf: itself,
    idOf,
  });
}

/** One announcement (contract E-45); null asks for nothing. */
export function useAnnouncement(id: number | null): Query<Announcement> {
  return useEndpoint(getAnnouncement, id === null ? null : { id });
}
