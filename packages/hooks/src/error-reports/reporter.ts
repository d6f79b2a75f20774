import { ApiError } from '@qinghe/api/client';
import { LIMIT } from './announce.ts';
import { describeThrown } from './describe.ts';
import type { ReportListener } from './errorReports.ts';
import { readDsn, sendReport } from './sentry.ts';

/**
 * Returns a function that reports thrown values: each once, twenty at most, no failed API calls.
 *
 * @param listener Receives the reports; null sends them to the endpoint.
 * @param dsn The endpoint's DSN; reports are dropped where it is none.
 */
export function reporter(listener: ReportListener | null, dsn: unknown): (thrown: unknown) => void {
  const told = new Set<string>();
  const target = readDsn(dsn);
  return (thrown) => {
    if (thrown === null || thrown instanceof ApiError || told.size >= LIMIT) return;
    const report = describeThrown(thrown);
    const name = `${report.type} ${report.message} ${report.stack}`;
    if (told.has(name)) return;
    told.add(name);
    if (listener) listener(report);
    else if (target) sendReport(report, target);
  };
}
