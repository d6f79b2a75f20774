const FORM =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?(Z|[+-]\d\d:?\d\d)?$/;

const BEIJING_MINUTES = 480;

function offsetMinutes(zone: string | undefined): number {
  if (zone === undefined) return BEIJING_MINUTES;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

function fromEpoch(seconds: number): string | null {
  const date = new Date(seconds * 1000);
  return seconds > 0 && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

/**
 * Turns any of the four wire forms (contract 1.6) into an ISO-8601 UTC string with milliseconds.
 * A zone in the text is honoured; text without one is Beijing time; numbers and digit strings are
 * epoch seconds. Anything else, such as a month 13 or a zero date, is null.
 */
export function toInstant(value: unknown): string | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  if (/^\d{9,11}$/.test(value)) return fromEpoch(Number(value));
  const match = FORM.exec(value.trim());
  if (match === null) return null;
  const part = (index: number) => Number(match[index] ?? 0);
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const local = new Date(0);
  local.setUTCFullYear(part(1), part(2) - 1, part(3));
  local.setUTCHours(part(4), part(5), part(6), milliseconds);
  // What is too large shows in the next larger unit: an hour 24 in the day, a second 60 in the minute.
  const isReal =
    part(1) > 0 &&
    local.getUTCMonth() === part(2) - 1 &&
    local.getUTCDate() === part(3) &&
    local.getUTCMinutes() === part(5);
  if (!isReal) return null;
  return new Date(local.getTime() - offsetMinutes(match[8]) * 60_000).toISOString();
}
