import {
  ACTIVITY_STATUS,
  type ActivityBody,
  type ActivityDetail,
} from '@qinghe/api/resources/activities';
import { dateParts, fullDate, type DateParts, type Moment } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { telHref } from '@qinghe/features/content/About';

/** Two lines of a fact: the main one and a secondary one, which may be empty. */
export interface FactLines {
  main: string;
  sub: string;
}

const dayOf = ({ year, month, day, weekday }: DateParts, now: Moment) =>
  `${year === dateParts(now)?.year ? '' : `${year} 年 `}${month} 月 ${day} 日 ${weekday}`;

/** Formats the day and hours of an activity, with the year only when it is not the current one; null when unknown. */
export function whenLines(start: string | null, end: string | null, now: Moment): FactLines | null {
  const from = dateParts(start);
  if (!start || !from) return null;
  const to = dateParts(end);
  if (!end || !to || Date.parse(end) <= Date.parse(start))
    return { main: dayOf(from, now), sub: `${from.clock} 开始` };
  if (fullDate(start) === fullDate(end))
    return { main: dayOf(from, now), sub: `${from.clock}–${to.clock}` };
  return {
    main: `${dayOf(from, now)} ${from.clock}`,
    sub: `至 ${dayOf(to, now)} ${to.clock}`,
  };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Formats the time until an activity starts, such as 还有 15 天; empty if it has started or was cancelled. */
export function startNote(
  { started_at, status }: Pick<ActivityBody, 'started_at' | 'status'>,
  now: Moment,
): string {
  const rest = Date.parse(started_at ?? '') - Number(new Date(now));
  if (!(rest > 0) || status === ACTIVITY_STATUS.cancelled) return '';
  if (rest < HOUR) return '即将开始';
  return rest < DAY ? `还有 ${Math.floor(rest / HOUR)} 小时` : `还有 ${Math.floor(rest / DAY)} 天`;
}

/** A place in two lines, and its full address to copy. */
export interface PlaceLines extends FactLines {
  full: string;
}

type Place = Pick<ActivityBody, 'province' | 'city' | 'area' | 'address'>;

/** Returns the place of an activity; null when unknown. */
export function placeLines({ province, city, area, address }: Place): PlaceLines | null {
  const region = [province.startsWith(city) ? '' : province, city, area];
  const parts = [...region, address].filter(Boolean);
  const main = address || area || city || province;
  if (main === '') return null;
  const sub = [city, area].filter((part) => part !== '' && part !== main).join('・');
  return { main, sub, full: parts.join('') };
}

type Seats = Pick<ActivityBody, 'user_limit' | 'user_count' | 'status'>;

/** Whether every seat is taken, whatever the status says; false where the number of seats is unlimited. */
const hasNoSeat = ({ user_limit, user_count }: Pick<ActivityBody, 'user_limit' | 'user_count'>) =>
  user_limit > 0 && user_count >= user_limit;

/** Formats how many people have signed up and how many places are left; null when neither is known. */
export function seatLines({ user_limit, user_count, status }: Seats): FactLines | null {
  if (user_limit <= 0) return user_count > 0 ? { main: `${user_count} 人已报名`, sub: '' } : null;
  const left = user_limit - user_count;
  const isFull = status === ACTIVITY_STATUS.full || hasNoSeat({ user_limit, user_count });
  const isOpen = status === ACTIVITY_STATUS.open || status === ACTIVITY_STATUS.notOpen;
  const rest = isFull ? '名额已满' : isOpen ? `剩余 ${left} 个名额` : '';
  return { main: `${user_count} / ${user_limit} 人`, sub: rest };
}

/** Text of each status in which nobody can sign up. */
export const CLOSED_TEXTS = new Map<number | null, string>([
  [ACTIVITY_STATUS.notOpen, '报名未开始'],
  [ACTIVITY_STATUS.full, '名额已满'],
  [ACTIVITY_STATUS.closed, '报名已截止'],
  [ACTIVITY_STATUS.running, '活动进行中'],
  [ACTIVITY_STATUS.ended, '活动已结束'],
  [ACTIVITY_STATUS.cancelled, '活动已取消'],
]);

/** Colours of the status tag. */
const TONES = new Map<number | null, 'brand' | 'warn' | 'info' | 'danger'>([
  [ACTIVITY_STATUS.notOpen, 'info'],
  [ACTIVITY_STATUS.open, 'brand'],
  [ACTIVITY_STATUS.full, 'warn'],
  [ACTIVITY_STATUS.running, 'brand'],
  [ACTIVITY_STATUS.cancelled, 'danger'],
]);

/** Returns the status of an activity as a tag; null when the server gives none. */
export function statusTag({ status, status_text }: Pick<ActivityBody, 'status' | 'status_text'>) {
  const fallback = status === ACTIVITY_STATUS.open ? '报名中' : CLOSED_TEXTS.get(status);
  const label = status_text || fallback;
  return label ? { label, tone: TONES.get(status) ?? ('neutral' as const) } : null;
}

/** How to sign up: by an order or by calling the organiser; or the text of why that is not possible. */
export type SignUp =
  | { kind: 'order'; href: string }
  | { kind: 'call'; href: string }
  | { kind: 'state'; text: string };

/**
 * Returns how to sign up for an activity; null when nothing is known. An activity that is neither free nor has a price cannot be
 * ordered (contract O-08), so the organiser has to be called.
 */
export function signUpOf({ activate, isBuy, join_record }: ActivityDetail): SignUp | null {
  if (isBuy) return { kind: 'state', text: join_record?.join_status_text || '已报名' };
  if (activate.status !== null && activate.status !== ACTIVITY_STATUS.open) {
    const text = CLOSED_TEXTS.get(activate.status) ?? activate.status_text;
    return text ? { kind: 'state', text } : null;
  }
  if (hasNoSeat(activate)) return { kind: 'state', text: '名额已满' };
  if (activate.is_free || activate.charge > 0)
    return { kind: 'order', href: paths.order('activate', activate.id) };
  const href = telHref(activate.contact_mobile);
  if (href) return { kind: 'call', href };
  return activate.status === null ? null : { kind: 'state', text: '报名中' };
}

/** Formats when sign-up opens or closes, such as 12 月 3 日 18:00 截止报名; empty where that does not matter. */
export function signUpNote({
  status,
  join_started_at,
  join_ended_at,
}: Pick<ActivityBody, 'status' | 'join_started_at' | 'join_ended_at'>): string {
  const [moment, verb] =
    status === ACTIVITY_STATUS.notOpen
      ? [join_started_at, '开始报名']
      : status === ACTIVITY_STATUS.open
        ? [join_ended_at, '截止报名']
        : [null, ''];
  const parts = dateParts(moment);
  return parts ? `${parts.month} 月 ${parts.day} 日 ${parts.clock} ${verb}` : '';
}

/** Returns whether the device's time zone has Beijing's offset at a moment (ISO). */
export function isInBeijing(moment: string): boolean {
  return new Date(moment).getTimezoneOffset() === -480;
}
