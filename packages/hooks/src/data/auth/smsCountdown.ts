import type { SmsScene } from '@qinghe/api/resources/captcha';
import { local, localKeys, readJson } from '../../storage/index.ts';

/** How long until another SMS code can be asked for, in seconds (spec §9). */
export const SMS_COUNTDOWN = 120;

/** Whole seconds that are left of each countdown that runs, by scene and number. */
export type SmsCountdowns = Readonly<Partial<Record<string, number>>>;

/**
 * Whole seconds until a deadline, both in epoch milliseconds. A deadline that lies further ahead
 * than a countdown lasts comes from a clock that was wrong, and counts as over.
 */
export function secondsUntil(deadline: number, now: number): number {
  const seconds = Math.ceil((deadline - now) / 1000);
  return seconds > 0 && seconds <= SMS_COUNTDOWN ? seconds : 0;
}

function markOf(mobile: string): string {
  let mark = 0;
  for (const digit of mobile) mark = (Math.imul(mark, 31) + digit.charCodeAt(0)) | 0;
  return `:${mark}`;
}

/** The countdown of a number in a scene. The number itself is not kept on the device. */
export const smsKey = (scene: SmsScene, mobile: string): string => scene + markOf(mobile);

/** The deadlines that are still ahead, in epoch milliseconds. */
function readDeadlines(now: number): [key: string, deadline: number][] {
  return Object.entries(Object(readJson(localKeys.smsDeadline))).flatMap(([key, deadline]) =>
    typeof deadline === 'number' && secondsUntil(deadline, now) > 0 ? [[key, deadline]] : [],
  );
}

/** Starts the countdown of a number. Its deadline is stored, so it outlives the form and the page. */
export function startSmsCountdown(scene: SmsScene, mobile: string): void {
  const now = Date.now();
  const deadlines = Object.fromEntries(readDeadlines(now));
  deadlines[smsKey(scene, mobile)] = now + SMS_COUNTDOWN * 1000;
  local.write(localKeys.smsDeadline, JSON.stringify(deadlines));
}

/** Ends the countdowns of a number in all scenes: its code is used up. */
export function endSmsCountdowns(mobile: string): void {
  const left = readDeadlines(Date.now()).filter(([key]) => !key.endsWith(markOf(mobile)));
  local.write(localKeys.smsDeadline, JSON.stringify(Object.fromEntries(left)));
}

/** The countdowns that run, as JSON of {@link SmsCountdowns}: the same text until a second is over. */
export function readSmsCountdowns(): string {
  const now = Date.now();
  const left = readDeadlines(now).map(([key, deadline]) => [key, secondsUntil(deadline, now)]);
  return JSON.stringify(Object.fromEntries(left));
}
