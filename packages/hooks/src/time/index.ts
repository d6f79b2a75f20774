export { dateParts, fullDate, timeRange } from './calendar.ts';
export type { DateParts } from './calendar.ts';
export { clockDuration, spokenDuration } from './duration.ts';
export { fullTime, relativeTime, relativeTimeWithClock } from './relativeTime.ts';
export type { Moment } from './shanghai.ts';
export { noteRenderedAt, useClock, useMinute } from './useMinute.ts';
export { yearAt } from './year.ts';
