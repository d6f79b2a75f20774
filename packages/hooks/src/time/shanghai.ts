import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const SHANGHAI_OFFSET_HOURS = 8;

const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A point in time: text as in contract 1.6, epoch milliseconds or a Date. */
export type Moment = string | number | Date;

function epochOf(text: string): number {
  const match = FORM.exec(text.trim());
  if (!match) return Number.NaN;
  const [, date, minutes = '00:00', seconds = ':00', fraction = '', zone = '+08:00'] = match;
  const offset = zone.replace(/(\d\d)(\d\d)/, '$1:$2');
  return Date.parse(`${date}T${minutes}${seconds}.${fraction.padEnd(3, '0')}${offset}`);
}

/**
 * The moment on the clock of Asia/Shanghai, whatever the zone of the device; null when it is no
 * valid time. Text without a zone mark is Beijing time (contract 1.6).
 */
export function toShanghai(moment: Moment | null | undefined): Dayjs | null {
  if (moment === null || moment === undefined) return null;
  const epoch = typeof moment === 'string' ? epochOf(moment) : Number(moment);
  const time = dayjs(epoch).utcOffset(SHANGHAI_OFFSET_HOURS);
  return time.isValid() ? time : null;
}
