export { announce, rootReports } from './announce.ts';
export { onErrorReport, startErrorReports } from './errorReports.ts';
export type { ErrorReport } from './describe.ts';
