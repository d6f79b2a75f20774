export { announce, rootReports } from './announce.ts';
export { onErrorReport, startErrorReports } from './errorReports.ts';
export { startVitals } from './startVitals.ts';
export type { ErrorReport } from './describe.ts';
