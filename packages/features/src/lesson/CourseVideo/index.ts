export { LessonGate } from './LessonGate.tsx';
export { LessonPlayer, type LessonPlayerProps } from './LessonPlayer.tsx';
export { LessonStrip, type LessonStripProps } from './LessonStrip.tsx';
export {
  LessonFiles,
  LessonTabs,
  useLessonTab,
  type LessonTab,
  type LessonTabsProps,
} from './LessonTabs.tsx';
export { NoLesson } from './NoLesson.tsx';
export { numberedTitle } from './numberedTitle.ts';
export { LearntCount, Outline, type OutlineProps } from './Outline.tsx';
export { useLessonAccess } from './useLessonAccess.ts';
export { useLessonRoom, type LessonRoom } from './useLessonRoom.ts';
