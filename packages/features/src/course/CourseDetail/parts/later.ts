export { PurchaseNotice } from './PurchaseNotice.tsx';
export { TrialSign } from './TrialSign.tsx';
