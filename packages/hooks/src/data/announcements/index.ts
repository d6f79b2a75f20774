export {
  ANNOUNCEMENT_PAGE_SIZE,
  preloadAnnouncements,
  useAnnouncement,
  useAnnouncements,
  useLatestAnnouncement,
} from './useAnnouncements.ts';
