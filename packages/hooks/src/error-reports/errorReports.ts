import { onThrown, pass } from './announce.ts';
import type { ErrorReport } from './describe.ts';

/** Receives each report instead of an endpoint. */
export type ReportListener = (report: ErrorReport) => void;

let replacement: ReportListener | null = null;

/**
 * Passes every report to this listener instead of the configured endpoint; null restores the endpoint. Takes effect at the next
 * `startErrorReports`.
 */
export function onErrorReport(listener: ReportListener | null): void {
  replacement = listener;
}

const thrownIn = (event: Event): unknown => {
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return event instanceof ErrorEvent ? (event.error ?? event.message) : null;
};

const hear = (event: Event) => pass(thrownIn(event));
const EVENTS = ['error', 'unhandledrejection'] as const;

/**
 * Starts reporting uncaught errors, unhandled rejections, and the errors that React's root has met since the start
 * (`rootReports`), whether or not a boundary caught them. Each is reported once, and twenty at most, to the `sentryDsn` of
 * `/env.js`; without one no code is loaded, since the browser's console already shows them. Failed API calls are not reported,
 * since the page shows them. Returns a function that stops it.
 */
export function startErrorReports(): () => void {
  const { sentryDsn }: { sentryDsn?: unknown } = Object(window.__QINGHE__);
  const listener = replacement;
  let isStopped = false;
  for (const type of EVENTS) window.addEventListener(type, hear);
  if (listener || sentryDsn)
    import('./reporter.ts').then(
      ({ reporter }) => {
        if (!isStopped) onThrown(reporter(listener, sentryDsn));
      },
      () => undefined,
    );
  return () => {
    isStopped = true;
    onThrown(null);
    for (const type of EVENTS) window.removeEventListener(type, hear);
  };
}
