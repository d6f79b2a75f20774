import { ApiError } from '@qinghe/api/client';
import { onThrown } from './announce.ts';
import { describeThrown } from './describe.ts';
import type { ErrorReport } from './describe.ts';
import { readDsn, sendReport } from './sentry.ts';

/** Most reports of one page load. */
const LIMIT = 20;

type Listener = (report: ErrorReport) => void;
let replacement: Listener | null = null;

/** Takes every report in place of the setting; null gives it back. */
export function onErrorReport(listener: Listener | null): void {
  replacement = listener;
}

/** Reports go to the endpoint of `/env.js`; without one the browser's own console has them already. */
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
 * Tells of what breaks from now on: uncaught errors and rejections that nobody handles; and of what
 * React's root has met with since the start (`rootReports`), in a boundary or not. Each is told once, twenty at most. Failed calls are no news: the page
 * shows them. Returns the way to stop.
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
