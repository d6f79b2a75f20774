import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closeDialog,
  dialogs,
  finishLogin,
  nextDialog,
  openBind,
  openForgot,
  openLogin,
  openRegister,
  openWechat,
  resetDialogs,
} from '../../stores/dialogs/index.ts';
import { apiError, createScanWorld, settle } from '../../testing/scanPorts.ts';
import { createScan } from './createScan.ts';
import type { Scan } from './createScan.ts';

const NOW = Date.parse('2026-11-20T02:00:00Z');

const dialogSteps = {
  openLogin: () => openLogin(),
  openRegister: () => openRegister(),
  openForgot,
  openWechat,
  codeUnbound: () => openBind('code-from-address', 'address'),
  close: closeDialog,
};

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('openWechat', 'openWechat', ...keysOf(dialogSteps)) },
  { weight: 5, arbitrary: fc.constantFrom('wait 400', 'wait 1000', 'wait 1000', 'wait 90000') },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'waiting',
      'waiting',
      'agreed',
      'agreed',
      'key gone',
      'no network',
      'too many',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom('issued', 'issued', 'clock wrong', 'not issued') },
  { weight: 3, arbitrary: fc.constantFrom('member', 'unbound', 'spent', 'no login') },
  { weight: 2, arbitrary: fc.constantFrom('hide', 'show', 'show', 'refresh') },
);
/** Which of the pending calls is answered: the first or the last. */
const order = fc.boolean();

function keysOf<T extends object>(value: T) {
  return Object.keys(value);
}

/** Creates the dialogs with a scan that lives as long as its dialog is shown, as in the real screen. */
function createScreen() {
  const world = createScanWorld();
  let scan: Scan | null = null;
  let unmount = () => {};
  const render = () => {
    if (dialogs.account === 'wechat' && scan === null) {
      const opened = createScan(world.ports);
      scan = opened;
      const unsubscribe = opened.subscribe(() => {
        const state = opened.read();
        if (state.status === 'done') finishLogin();
        if (state.status === 'unbound') openBind(state.code, 'scan');
      });
      const close = opened.open();
      unmount = () => {
        unsubscribe();
        close();
        scan = null;
      };
    }
    if (dialogs.account !== 'wechat' && scan !== null) unmount();
  };
  return { world, render, read: () => scan?.read() ?? null, refresh: () => scan?.refresh() };
}

type Screen = ReturnType<typeof createScreen>;

const codeOf = (keys: readonly string[], key: string) => `code-${keys.indexOf(key)}`;

async function take({ world, render, refresh }: Screen, name: string, isFirst: boolean) {
  const { pending, calls, freshScan, show } = world;
  const one = <T>(list: T[]) => (isFirst ? list.shift() : list.pop());
  const key = calls.query[calls.query.length - 1] ?? '';
  const steps: Record<string, () => void> = {
    ...dialogSteps,
    'wait 400': () => vi.advanceTimersByTime(400),
    'wait 1000': () => vi.advanceTimersByTime(1000),
    'wait 90000': () => vi.advanceTimersByTime(90_000),
    waiting: () => one(pending.query)?.resolve(null),
    agreed: () => one(pending.query)?.resolve(codeOf(calls.query, key)),
    'key gone': () => one(pending.query)?.reject(apiError.refused()),
    'no network': () => one(pending.query)?.reject(apiError.network()),
    'too many': () => one(pending.query)?.reject(apiError.rateLimited()),
    issued: () => one(pending.issue)?.resolve(freshScan()),
    'clock wrong': () => one(pending.issue)?.resolve(freshScan(-600_000)),
    'not issued': () => one(pending.issue)?.reject(apiError.network()),
    member: () => one(pending.exchange)?.resolve(null),
    unbound: () => one(pending.exchange)?.resolve('code-to-bind'),
    spent: () => one(pending.exchange)?.reject(apiError.refused('已过期')),
    'no login': () => one(pending.exchange)?.reject(apiError.network()),
    hide: () => show(false),
    show: () => show(true),
    refresh,
  };
  const run = steps[name];
  if (!run) throw new Error(`no such step: ${name}`);
  run();
  await settle();
  render();
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('never exchanges twice, never asks after the end, never keeps anybody', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, order), { minLength: 5, maxLength: 60 }),
      async (sequence) => {
        resetDialogs();
        vi.clearAllTimers();
        const screen = createScreen();
        const { world } = screen;
        const { calls } = world;
        await take(screen, 'openWechat', true);

        for (const [name, isFirst] of sequence) {
          const before = { asked: calls.query.length, status: screen.read()?.status };
          const wasVisible = world.isVisible();
          await take(screen, name, isFirst);
          const state = screen.read();
          reached.add(state?.status ?? 'none');

          // A code is never exchanged twice, and a dialog never has two exchanges at the same time.
          expect(new Set(calls.exchange).size).toBe(calls.exchange.length);
          // The status is only queried while a visible dialog waits for the phone.
          const mayAsk = before.status === 'active' && (wasVisible || name === 'show');
          expect(mayAsk || calls.query.length === before.asked).toBe(true);
          // There are never more status queries than seconds.
          const waited = name.startsWith('wait ') ? Math.ceil(Number(name.slice(5)) / 1000) : 1;
          expect(calls.query.length - before.asked).toBeLessThanOrEqual(waited);
          // Every dialog can be closed.
          expect(nextDialog(dialogs.account, 'close')).toBeNull();
          expect(state === null).toBe(dialogs.account !== 'wechat');
          // A scan that is loading or exchanging always has a pending call.
          const { issue, exchange } = world.pending;
          expect(state?.status !== 'loading' || issue.length > 0).toBe(true);
          expect(state?.status !== 'exchanging' || exchange.length > 0).toBe(true);
        }

        // Without user action, a scan ends in a state that offers a next step.
        world.show(true);
        for (let round = 0; round < 8; round += 1) {
          for (const name of ['not issued', 'no network', 'no login', 'wait 90000'])
            await take(screen, name, true);
        }
        expect(['none', 'expired', 'failed']).toContain(screen.read()?.status ?? 'none');
        await take(screen, 'refresh', true);
        expect(['none', 'loading']).toContain(screen.read()?.status ?? 'none');
        // After closing, no more queries are sent.
        await take(screen, 'close', true);
        const { length } = calls.query;
        await take(screen, 'wait 90000', true);
        expect(calls.query).toHaveLength(length);
        expect(world.listeners.size).toBe(0);
        expect(vi.getTimerCount()).toBe(0);
      },
    ),
    { numRuns: 2000, seed: 20261120 },
  );
  // The random walk has reached every state.
  for (const status of ['loading', 'active', 'expired', 'failed', 'exchanging', 'none'])
    expect(reached).toContain(status);
}, 120_000);
