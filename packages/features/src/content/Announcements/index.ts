export {
  AnnouncementArticle,
  AnnouncementArticleSkeleton,
  type AnnouncementArticleProps,
} from './AnnouncementArticle.tsx';
export {
  AnnouncementList,
  AnnouncementListSkeleton,
  type AnnouncementListProps,
} from './AnnouncementList.tsx';
export { AnnouncementReader, type AnnouncementReaderProps } from './AnnouncementReader.tsx';
export { AnnouncementsEmpty } from './AnnouncementsEmpty.tsx';
