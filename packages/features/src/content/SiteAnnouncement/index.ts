export { SiteAnnouncement } from './SiteAnnouncement.tsx';
