import { ApiError } from '@qinghe/api/client';
import { onThrown } from './announce.ts';
import { describeThrown } from './describe.ts';
import type { ErrorReport } from './describe.ts';
import { readDsn, sendReport } from './sentry.ts';

/** Maximum number of reports per page load. */
const LIMIT = 20;

type Listener = (report: ErrorReport) => void;
let replacement: Listener | null = null;

/** Passes every report to this listener instead of the configured endpoint; null restores the endpoint. */
export function onErrorReport(listener: Listener | null): void {
  replacement = listener;
}

/** Sends a report to the `sentryDsn` of `/env.js`; without one it is dropped, since the browser's console already shows it. */
function deliver(report: ErrorReport): void {
  if (replacement) {
    replacement(report);
    return;
  }
  const settings = window.__QINGHE__;
  const dsn =
    typeof settings === 'object' && settings !== null && 'sentryDsn' in settings
      ? settings.sentryDsn
      : null;
  const target = readDsn(dsn);
  if (target) sendReport(report, target);
}

const thrownIn = (event: Event): unknown => {
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return event instanceof ErrorEvent ? (event.error ?? event.message) : null;
};

const EVENTS = ['error', 'unhandledrejection'] as const;

/**
 * Starts reporting uncaught errors, unhandled rejections, and the errors that React's root has met since the start
 * (`rootReports`), whether or not a boundary caught them. Each is reported once, and twenty at most. Failed API calls are not
 * reported, since the page shows them. Returns a function that stops it.
 */
export function startErrorReports(): () => void {
  const told = new Set<string>();
  const tell = (thrown: unknown) => {
    if (thrown === null || thrown instanceof ApiError || told.size >= LIMIT) return;
    const report = describeThrown(thrown);
    const name = `${report.type} ${report.message} ${report.stack}`;
    if (told.has(name)) return;
    told.add(name);
    deliver(report);
  };
  const onEvent = (event: Event) => tell(thrownIn(event));
  onThrown(tell);
  for (const type of EVENTS) window.addEventListener(type, onEvent);
  return () => {
    onThrown(null);
    for (const type of EVENTS) window.removeEventListener(type, onEvent);
  };
}
