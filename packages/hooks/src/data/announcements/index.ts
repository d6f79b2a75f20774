export { preloadAnnouncements } from './preload.ts';
export {
  ANNOUNCEMENT_PAGE_SIZE,
  announcementListInput,
  useAnnouncement,
  useAnnouncements,
  useAnnouncementsWhenNear,
  useAnnouncementsInfinite,
} from './useAnnouncements.ts';
export { useLatestAnnouncement } from './useLatestAnnouncement.ts';
