export { LessonGate } from './LessonGate.tsx';
export { LessonPlayer, type LessonPlayerProps } from './LessonPlayer.tsx';
export { LessonStrip, type LessonStripProps } from './LessonStrip.tsx';
export { LessonTabs, useLessonTab, type LessonTab, type LessonTabsProps } from './LessonTabs.tsx';
export { Outline, type OutlineProps } from './Outline.tsx';
export { useLessonRoom, type LessonRoom } from './useLessonRoom.ts';
