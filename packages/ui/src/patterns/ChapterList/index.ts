export { ChapterList, chapterListVariants, type ChapterListProps } from './ChapterList.tsx';
export type { Chapter } from './ChapterGroup.tsx';
export type { ChapterLesson } from './LessonRow.tsx';
