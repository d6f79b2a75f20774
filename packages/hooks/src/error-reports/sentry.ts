import type { ErrorReport } from './describe.ts';

/** An endpoint that takes reports by Sentry's protocol. */
export interface SentryTarget {
  /** Address for envelopes, with the public key. */
  url: string;
  dsn: string;
}

/** Parses a DSN such as `https://key@errors.school.example/3`; null for anything else. */
export function readDsn(dsn: unknown): SentryTarget | null {
  const [, scheme, key, host, path = '', project] =
    /^(https?):\/\/(\w+)@([\w.:-]+)((?:\/[\w-]+)*)\/(\w+)$/.exec(
      typeof dsn === 'string' ? dsn.trim() : '',
    ) ?? [];
  if (!scheme || !key || !host || !project) return null;
  const url = `${scheme}://${host}${path}/api/${project}/envelope/?sentry_key=${key}&sentry_version=7`;
  return { url, dsn: `${scheme}://${key}@${host}${path}/${project}` };
}

const FRAME = /^\s*at (?:(.*?) \()?(\S+?):(\d+):(\d+)\)?$|^(.*?)@(\S+?):(\d+):(\d+)$/;

/** Returns the frames of a stack trace, outermost first as the protocol requires. */
function framesOf(stack: string) {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file, row, column, geckoName, geckoFile, geckoRow, geckoColumn] =
      FRAME.exec(line) ?? [];
    const filename = file ?? geckoFile;
    if (!filename) return [];
    return [
      {
        filename,
        function: name ?? geckoName ?? '?',
        lineno: Number(row ?? geckoRow),
        colno: Number(column ?? geckoColumn),
      },
    ];
  });
  return frames.reverse();
}

function eventId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

/** Returns the request body of a report: three lines of JSON. */
export function envelopeOf({ type, message, stack, path }: ErrorReport, dsn: string): string {
  const event_id = eventId();
  const sent_at = new Date().toISOString();
  const event = {
    event_id,
    timestamp: sent_at,
    platform: 'javascript',
    level: 'error',
    transaction: path,
    exception: { values: [{ type, value: message, stacktrace: { frames: framesOf(stack) } }] },
  };
  return [{ event_id, sent_at, dsn }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

/** Sends a report without waiting for the reply; a failure is ignored. */
export function sendReport(report: ErrorReport, target: SentryTarget): void {
  fetch(target.url, {
    method: 'POST',
    body: envelopeOf(report, target.dsn),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
