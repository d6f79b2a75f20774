export { OfflineNotice } from './OfflineNotice.tsx';
