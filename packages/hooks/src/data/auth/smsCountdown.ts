import { local, localKeys } from '../../storage/index.ts';

/** How long until another SMS code can be asked for, in seconds (spec §9). */
export const SMS_COUNTDOWN = 120;

/**
 * Whole seconds until a deadline, both in epoch milliseconds. A deadline that lies further ahead
 * than a countdown lasts comes from a clock that was wrong, and counts as over.
 */
export function secondsUntil(deadline: number, now: number): number {
  const seconds = Math.ceil((deadline - now) / 1000);
  return seconds > 0 && seconds <= SMS_COUNTDOWN ? seconds : 0;
}

/** Starts the countdown. The deadline is stored, so it outlives the form and the page. */
export function startSmsCountdown(): void {
  local.write(localKeys.smsDeadline, String(Date.now() + SMS_COUNTDOWN * 1000));
}

/** Whole seconds until another code can be asked for; 0 when there is nothing to wait for. */
export function readSmsCountdown(): number {
  return secondsUntil(Number(local.read(localKeys.smsDeadline)), Date.now());
}

/** Ends the countdown: the next code goes to another number. */
export function endSmsCountdown(): void {
  local.remove(localKeys.smsDeadline);
}
