export {
  AnnouncementBar,
  announcementBarLayouts,
  type AnnouncementBarProps,
} from './AnnouncementBar.tsx';
