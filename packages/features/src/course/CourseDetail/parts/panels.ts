export { Overview } from './Overview.tsx';
export { LessonsPanel } from './LessonsPanel.tsx';
