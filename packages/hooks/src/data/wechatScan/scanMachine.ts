import type { WechatScan } from '@qinghe/api/resources/wechatScan';

/** How long a fresh code is good for, in milliseconds (contract E-10). */
export const SCAN_LIFE = 300_000;

/** How far the device's clock may be off before its word on the end of a code counts for nothing. */
const CLOCK_TOLERANCE = 60_000;

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
      /** Whether the device's clock disagrees with the server's. */
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
  | { type: 'issued'; attempt: number; scan: WechatScan; now: number }
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

function activate({ url, key, expire }: WechatScan, now: number): ScanState {
  const left = Date.parse(expire) - now;
  const isClockWrong = !(Math.abs(left - SCAN_LIFE) <= CLOCK_TOLERANCE);
  const deadline = now + (isClockWrong ? SCAN_LIFE : Math.min(left, SCAN_LIFE));
  return {
    status: 'active',
    url,
    key,
    deadline,
    secondsLeft: secondsUntil(deadline, now),
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
      if (event.type === 'issued') return activate(event.scan, event.now);
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
