export { PurchaseNotice } from './PurchaseNotice.tsx';
export { TrialSign } from './TrialSign.tsx';
export { Overview } from './Overview.tsx';
export { LessonsPanel } from './LessonsPanel.tsx';
