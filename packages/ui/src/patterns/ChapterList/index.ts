export {
  ChapterList,
  chapterListVariants,
  type Chapter,
  type ChapterListProps,
} from './ChapterList.tsx';
export type { ChapterLesson } from './LessonRow.tsx';
