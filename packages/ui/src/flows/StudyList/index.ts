export { StudyContent, type StudyContentProps } from './StudyContent.tsx';
export { StudyContinue, type StudyContinueProps } from './StudyContinue.tsx';
