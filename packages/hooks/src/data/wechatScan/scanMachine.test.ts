import { describe, expect, it } from 'vitest';
import { closedScan, nextScan, SCAN_LIFE } from './scanMachine.ts';
import type { ScanEvent, ScanState } from './scanMachine.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');
const url = 'https://school.example/scan?key=k';
const scan = (lifeLeft: number) => ({
  url,
  key: 'k',
  expire: new Date(NOW + lifeLeft).toISOString(),
  serverTime: null,
});

const loading: ScanState = { status: 'loading', attempt: 2 };
const active = {
  status: 'active',
  url,
  key: 'k',
  deadline: NOW + SCAN_LIFE,
  secondsLeft: 300,
  life: 300,
  isClockWrong: false,
  isUnreachable: false,
} as const satisfies ScanState;
const exchanging: ScanState = { status: 'exchanging', url, code: 'c' };
const failed: ScanState = { status: 'failed', error: 'why', step: 'issue' };
const expired: ScanState = { status: 'expired', url };

const event = {
  open: { type: 'open' },
  refresh: { type: 'refresh' },
  close: { type: 'close' },
  issued: { type: 'issued', attempt: 2, scan: scan(SCAN_LIFE), sentAt: NOW, now: NOW },
  issueFailed: { type: 'issueFailed', attempt: 2, error: 'why' },
  tick: { type: 'tick', now: NOW },
  waiting: { type: 'polled', key: 'k', code: null },
  agreed: { type: 'polled', key: 'k', code: 'c' },
  pollRefused: { type: 'pollRefused', key: 'k' },
  pollFailed: { type: 'pollFailed', key: 'k' },
  exchanged: { type: 'exchanged', code: 'c', unboundCode: null },
  unbound: { type: 'exchanged', code: 'c', unboundCode: 'b' },
  exchangeRefused: { type: 'exchangeRefused', code: 'c' },
  exchangeFailed: { type: 'exchangeFailed', code: 'c', error: 'why' },
} as const satisfies Record<string, ScanEvent>;

const fresh: ScanState = { status: 'loading', attempt: 8 };

/** What each state makes of the events that mean something to it; every other one changes nothing. */
const steps: [ScanState, Partial<Record<keyof typeof event, ScanState>>][] = [
  [closedScan, { open: fresh }],
  [loading, { issued: active, issueFailed: failed }],
  [
    active,
    {
      agreed: exchanging,
      pollRefused: expired,
      pollFailed: { ...active, isUnreachable: true },
      refresh: fresh,
    },
  ],
  [
    { ...active, isUnreachable: true },
    { waiting: active, agreed: exchanging, pollRefused: expired, refresh: fresh },
  ],
  [
    exchanging,
    {
      exchanged: { status: 'done' },
      unbound: { status: 'unbound', code: 'b' },
      exchangeRefused: expired,
      exchangeFailed: { ...failed, step: 'exchange' },
    },
  ],
  [expired, { refresh: fresh }],
  [failed, { refresh: fresh }],
  [{ status: 'unbound', code: 'b' }, {}],
  [{ status: 'done' }, {}],
];

const isName = (name: string): name is keyof typeof event => name in event;

describe.each(steps)('$status', (state, changes) => {
  it.each(Object.keys(event).filter(isName))('after %s', (name) => {
    const next = nextScan(state, event[name], 7);
    const expected = name === 'close' ? closedScan : (changes[name] ?? state);
    expect(next).toEqual(expected);
    expect(next === state).toBe(expected === state);
  });
});

it.each([
  [loading, { ...event.issued, attempt: 1 }],
  [loading, { ...event.issueFailed, attempt: 1 }],
  [active, { ...event.agreed, key: 'old' }],
  [active, { ...event.pollRefused, key: 'old' }],
  [active, { ...event.pollFailed, key: 'old' }],
  [exchanging, { ...event.exchanged, code: 'old' }],
  [exchanging, { ...event.exchangeRefused, code: 'old' }],
] as const)('late answers change nothing, case %#', (state, late) => {
  expect(nextScan(state, late, 7)).toBe(state);
});

describe('the time of a code', () => {
  it.each([
    ['a whole life', SCAN_LIFE, false],
    ['a second less', SCAN_LIFE - 1000, false],
    ['the shortest life', 3000, false],
    ['too short', 2999, true],
    ['the longest life', 600_000, false],
    ['too long', 600_001, true],
    ['over', -1, true],
  ])('is %s', (_, life, isClockWrong) => {
    const left = isClockWrong ? SCAN_LIFE : life;
    const next = nextScan(loading, { ...event.issued, scan: scan(life) }, 7);
    expect(next).toMatchObject({
      isClockWrong,
      deadline: NOW + left,
      secondsLeft: Math.ceil(left / 1000),
      life: Math.ceil(left / 1000),
    });
  });

  it('is whole when the server says nothing readable', () => {
    const next = nextScan(loading, { ...event.issued, scan: { ...scan(0), expire: '明天' } }, 7);
    expect(next).toMatchObject({ isClockWrong: true, deadline: NOW + SCAN_LIFE });
  });

  it.each([
    [1, active],
    [1000, { ...active, secondsLeft: 299 }],
    [SCAN_LIFE - 1, { ...active, secondsLeft: 1 }],
    [SCAN_LIFE, expired],
    [SCAN_LIFE + 60_000, expired],
  ])('after %i ms', (ms, expected) => {
    expect(nextScan(active, { type: 'tick', now: NOW + ms }, 7)).toEqual(expected);
  });
});
