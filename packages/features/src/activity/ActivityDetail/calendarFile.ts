import type { ActivityBody } from '@qinghe/api/resources/activities';
import { plainText } from '@qinghe/hooks/rich-text';
import { placeLines } from './describeActivity.ts';

/** Maximum bytes of a line, including the space of a continuation line (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** Formats a moment in UTC, such as `20261205T010000Z`, independently of the device's time zone. */
function utcStamp(moment: string | number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n');
}

function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a long line between characters; continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of Array.from(line)) {
    const length = byteLength(character);
    if (bytes + length > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}

/** Data of a calendar file other than the activity. */
export interface CalendarContext {
  /** Full address of the activity's page. */
  url: string;
  /** Current time in epoch milliseconds. */
  now: number;
}

/**
 * Returns an activity as an iCalendar file (RFC 5545) with its times in UTC; null without a valid start. An end that is not after
 * the start is left out.
 */
export function calendarFile(activity: ActivityBody, { url, now }: CalendarContext): string | null {
  const { id, title, started_at: start, ended_at: end, longitude, latitude } = activity;
  if (!start) return null;
  const hasEnd = end !== null && Date.parse(end) > Date.parse(start);
  const place = placeLines(activity)?.full;
  const about = activity.short_description || plainText(activity.render_desc, 200);
  const contact = [activity.contact_name, activity.contact_mobile].filter(Boolean).join(' ');
  const notes = [about, contact && `联系：${contact}`, url].filter(Boolean).join('\n');
  const hasPosition = Number(longitude) !== 0 && Number(latitude) !== 0;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Qinghe//Activities//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:activate-${id}@${new URL(url).hostname}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(start)}`,
    ...(hasEnd ? [`DTEND:${utcStamp(end)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(hasPosition ? [`GEO:${Number(latitude)};${Number(longitude)}`] : []),
    `DESCRIPTION:${escapeText(notes)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
