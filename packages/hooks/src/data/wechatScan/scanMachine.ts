import type { WechatScan } from '@qinghe/api/resources/wechatScan';

/** How long a fresh code is good for where no clock can tell, in milliseconds (contract E-10). */
export const SCAN_LIFE = 300_000;

/** The shortest and the longest life that is believed, in milliseconds; anything else is a wrong clock. */
const SHORTEST_LIFE = 3000;
const LONGEST_LIFE = 600_000;

/** A code as it came. */
export interface IssuedScan extends WechatScan {
  /** What time it was for the server, in epoch milliseconds cut to seconds; null where it may not be read. */
  serverTime: number | null;
}

/** Where a WeChat scan stands. */
export type ScanState =
  | { status: 'closed' }
  /** A code is on its way. */
  | { status: 'loading'; attempt: number }
  | {
      status: 'active';
      /** Address to draw as a QR code. */
      url: string;
      key: string;
      /** When the code runs out by the device's clock, in epoch milliseconds. */
      deadline: number;
      secondsLeft: number;
      /** How long the code was good for when it came, in seconds. */
      life: number;
      /** Whether no clock could tell when the code ends, so that the countdown is a guess. */
      isClockWrong: boolean;
      /** Whether the last question got no answer. */
      isUnreachable: boolean;
    }
  | { status: 'expired'; url: string }
  /** No code could be fetched, or the login with it has failed. */
  | { status: 'failed'; error: unknown; step: 'issue' | 'exchange' }
  /** The phone has agreed; its code is being exchanged. */
  | { status: 'exchanging'; url: string; code: string }
  /** The account wants a mobile first; the code goes to the bind dialog. */
  | { status: 'unbound'; code: string }
  /** The member is there. */
  | { status: 'done' };

/** What can happen to a scan. Replies carry what they answer, so that late ones change nothing. */
export type ScanEvent =
  | { type: 'open' }
  | { type: 'issued'; attempt: number; scan: IssuedScan; sentAt: number; now: number }
  | { type: 'issueFailed'; attempt: number; error: unknown }
  | { type: 'tick'; now: number }
  | { type: 'polled'; key: string; code: string | null }
  | { type: 'pollRefused'; key: string }
  | { type: 'pollFailed'; key: string }
  | { type: 'exchanged'; code: string; unboundCode: string | null }
  | { type: 'exchangeRefused'; code: string }
  | { type: 'exchangeFailed'; code: string; error: unknown }
  | { type: 'refresh' }
  | { type: 'close' };

/** The start, and where a scan ends whose dialog is gone. */
export const closedScan: ScanState = { status: 'closed' };

const secondsUntil = (deadline: number, now: number) =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

/**
 * How far the server's clock is ahead of the device's, in milliseconds. The reply was written between question and
 * answer: a device whose clock agrees with that is believed, any other is moved only as far as it must be.
 */
function serverAhead(serverTime: number | null, sentAt: number, now: number): number {
  if (serverTime === null) return 0;
  return Math.min(Math.max(0, serverTime - now), serverTime + 1000 - sentAt);
}

function activate(scan: IssuedScan, sentAt: number, now: number): ScanState {
  const { url, key, expire, serverTime } = scan;
  const end = Date.parse(expire) - serverAhead(serverTime, sentAt, now);
  const isClockWrong = !(end >= sentAt + SHORTEST_LIFE && end <= now + LONGEST_LIFE);
  const deadline = isClockWrong ? now + SCAN_LIFE : end;
  const secondsLeft = secondsUntil(deadline, now);
  return {
    status: 'active',
    url,
    key,
    deadline,
    secondsLeft,
    life: secondsLeft,
    isClockWrong,
    isUnreachable: false,
  };
}

/** The state after an event (contract 4.7). What means nothing to the present state changes nothing. */
export function nextScan(state: ScanState, event: ScanEvent, attempts: number): ScanState {
  if (event.type === 'close') return closedScan;
  const fresh: ScanState = { status: 'loading', attempt: attempts + 1 };
  switch (state.status) {
    case 'closed':
      return event.type === 'open' ? fresh : state;
    case 'loading':
      if ('attempt' in event && event.attempt !== state.attempt) return state;
      if (event.type === 'issued') return activate(event.scan, event.sentAt, event.now);
      if (event.type === 'issueFailed')
        return { status: 'failed', error: event.error, step: 'issue' };
      return state;
    case 'active':
      if ('key' in event && event.key !== state.key) return state;
      if (event.type === 'polled' && event.code !== null)
        return { status: 'exchanging', url: state.url, code: event.code };
      if (event.type === 'polled')
        return state.isUnreachable ? { ...state, isUnreachable: false } : state;
      if (event.type === 'pollFailed')
        return state.isUnreachable ? state : { ...state, isUnreachable: true };
      if (event.type === 'pollRefused') return { status: 'expired', url: state.url };
      if (event.type === 'tick') {
        const secondsLeft = secondsUntil(state.deadline, event.now);
        if (secondsLeft === 0) return { status: 'expired', url: state.url };
        return secondsLeft === state.secondsLeft ? state : { ...state, secondsLeft };
      }
      return event.type === 'refresh' ? fresh : state;
    case 'exchanging':
      if ('code' in event && event.code !== state.code) return state;
      if (event.type === 'exchanged')
        return event.unboundCode === null
          ? { status: 'done' }
          : { status: 'unbound', code: event.unboundCode };
      if (event.type === 'exchangeRefused') return { status: 'expired', url: state.url };
      if (event.type === 'exchangeFailed')
        return { status: 'failed', error: event.error, step: 'exchange' };
      return state;
    case 'expired':
    case 'failed':
      return event.type === 'refresh' ? fresh : state;
    case 'unbound':
    case 'done':
      return state;
  }
}
