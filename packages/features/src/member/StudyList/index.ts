export { StudyContent, type StudyContentProps } from './StudyContent.tsx';
export { StudyContinue, type StudyContinueProps } from './StudyContinue.tsx';
export { courseToContinue } from './StudyHero.tsx';
export { continueHref } from './studyCard.ts';
export { useStudyRefresh } from './useStudyRefresh.ts';
export { lastLessonText } from './studyCard.ts';
