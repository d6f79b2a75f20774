import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextProgress, openProgress, REPORT_EVERY } from './progress.ts';
import type { Progress, ProgressEffect, ProgressEvent } from './progress.ts';

const played = (seconds: number): ProgressEvent => ({ type: 'played', seconds });
const heard = (seconds: number, isFinished = false, duration = 600): ProgressEvent => ({
  type: 'heard',
  seconds,
  isFinished,
  duration,
});
const save: ProgressEvent = { type: 'save' };
const sent: ProgressEvent = { type: 'sent' };
const failed: ProgressEvent = { type: 'failed' };
const refused: ProgressEvent = { type: 'refused' };

function run(...events: ProgressEvent[]) {
  let progress = openProgress(0);
  let effects: readonly ProgressEffect[] = [];
  for (const event of events) [progress, effects] = nextProgress(progress, event);
  return { progress, effects: effects.map((effect) => Object.values(effect).join(' ')) };
}

describe('a lesson that is played', () => {
  it.each<[string, ProgressEvent[], string[]]>([
    ['keeps every second', [heard(0), played(3)], ['keep 3']],
    ['keeps no second twice', [heard(0), played(3), played(3)], []],
    ['reports after 10 s', [heard(0), played(10)], ['keep 10', 'send 10']],
    ['counts the 10 s from the school’s value', [heard(40), played(49)], ['keep 49']],
    ['reports less when asked to', [heard(0), played(3), save], ['send 3']],
    ['has nothing to report before it is played', [heard(40), save], []],
    ['says nothing about a part that was played before', [heard(40), played(30), save], []],
    ['sends one report at a time', [heard(0), played(10), played(20)], ['keep 20']],
    [
      'goes on when there is more',
      [heard(0), played(10), played(20), sent],
      ['settle 10', 'send 20'],
    ],
    [
      'waits for the next 10 s when there is little more',
      [heard(0), played(10), played(12), sent],
      ['settle 10'],
    ],
    [
      'sends little more when asked to',
      [heard(0), played(10), played(12), save, sent],
      ['settle 10', 'send 12'],
    ],
    ['keeps a wish to save until the answer', [heard(0), played(10), played(12), save], []],
    ['pauses after a failure', [heard(0), played(10), failed], ['wait 2000']],
    ['is quiet in the pause', [heard(0), played(10), failed, played(20)], ['keep 20']],
    ['tries again after the pause', [heard(0), played(10), failed, played(20), save], ['send 20']],
    ['gives up what was refused', [heard(0), played(10), played(12), refused], ['settle 12']],
    ['says no more after a refusal', [heard(0), played(10), refused, played(30), save], []],
    ['says nothing about a finished lesson', [heard(600, true), played(700), save], []],
    ['forgets everything about a finished lesson', [played(700), heard(600, true)], ['settle 700']],
    ['is done at the end', [heard(590), played(600), sent], ['settle 600']],
    ['says no more after the end', [heard(590), played(600), sent, played(601), save], []],
    ['forgets what the school holds already', [played(5), heard(40)], ['settle 40']],
  ])('%s', (_, events, effects) => {
    expect(run(...events).effects).toEqual(effects);
  });

  it('waits longer from failure to failure, up to 30 s', () => {
    let progress = openProgress(5);
    const waits = Array.from({ length: 6 }, () => {
      [progress] = nextProgress(progress, save);
      const [next, effects] = nextProgress(progress, failed);
      progress = next;
      return effects[0]?.type === 'wait' ? effects[0].ms : null;
    });
    expect(waits).toEqual([2000, 5000, 15_000, 30_000, 30_000, 30_000]);
  });

  it('may try once more when the page has heard that the lesson may be watched now', () => {
    const { progress } = run(heard(0), played(10), refused, heard(0));
    expect(nextProgress(progress, played(20))[1]).toContainEqual({ type: 'send', seconds: 20 });
  });
});

/** A school, a browser with its storage, and tabs that play the same lesson. */
class World {
  held = 0;
  unsent = 0;
  isOnline = true;
  mayWatch = true;
  readonly posts: { seconds: number; knownBefore: number; isAfterRefusal: boolean }[] = [];
  readonly tabs: { progress: Progress; position: number; isRefused: boolean }[] = [];
  /** Furthest second that was played in a tab that could keep it. */
  furthest = 0;

  open(): void {
    const tab = { progress: openProgress(this.unsent), position: this.held, isRefused: false };
    this.tabs.push(tab);
    if (this.isOnline)
      this.tell(tab, { type: 'heard', seconds: this.held, isFinished: false, duration: 0 });
    this.tell(tab, { type: 'save' });
  }

  tell(tab: World['tabs'][number], event: ProgressEvent): void {
    const before = tab.progress;
    const [progress, effects] = nextProgress(tab.progress, event);
    tab.progress = progress;
    if (event.type === 'refused') tab.isRefused = true;
    for (const effect of effects) {
      if (effect.type === 'keep') this.unsent = Math.max(this.unsent, effect.seconds);
      if (effect.type === 'settle' && this.unsent <= effect.seconds) this.unsent = 0;
      if (effect.type === 'send')
        this.posts.push({
          seconds: effect.seconds,
          knownBefore: before.known,
          isAfterRefusal: tab.isRefused,
        });
    }
  }

  /** Lets the report of a tab arrive, or get lost on the way there or back. */
  answer(tab: World['tabs'][number], isAnswerLost: boolean): void {
    const { sending } = tab.progress;
    if (sending === null) return;
    if (!this.isOnline) return this.tell(tab, { type: 'failed' });
    if (!this.mayWatch) return this.tell(tab, { type: 'refused' });
    this.held = Math.max(this.held, sending);
    return this.tell(tab, { type: isAnswerLost ? 'failed' : 'sent' });
  }

  play(tab: World['tabs'][number], seconds: number): void {
    for (let played = 0; played < seconds; played += 1) {
      tab.position += 1;
      this.tell(tab, { type: 'played', seconds: tab.position });
      this.furthest = Math.max(this.furthest, tab.position);
    }
  }
}

type Act =
  | { do: 'play'; tab: number; seconds: number }
  | { do: 'jump'; tab: number; to: number }
  | { do: 'save' | 'kill'; tab: number }
  | { do: 'answer'; tab: number; isLost: boolean }
  | { do: 'open' | 'cut' | 'mend' };

const tab = fc.nat(3);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('play'),
      tab,
      seconds: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('answer'), tab, isLost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('jump'), tab, to: fc.nat(900) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('save', 'kill'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('open', 'cut', 'mend') }) },
);

function perform(world: World, step: Act): void {
  switch (step.do) {
    case 'open':
      return void (world.tabs.length < 4 && world.open());
    case 'cut':
    case 'mend':
      world.isOnline = step.do === 'mend';
      return;
  }
  const one = world.tabs[step.tab];
  if (!one) return;
  switch (step.do) {
    case 'play':
      return world.play(one, step.seconds);
    case 'jump':
      one.position = step.to;
      return;
    case 'save':
      return world.tell(one, { type: 'save' });
    case 'kill':
      world.tabs.splice(step.tab, 1);
      return;
    case 'answer':
      return world.answer(one, step.isLost);
  }
}

/** The network is back, the last tab is killed and the site opened once more. */
function recover(world: World): void {
  world.isOnline = true;
  world.tabs.length = 0;
  world.open();
  const [last] = world.tabs;
  if (last) world.answer(last, false);
}

describe('whatever happens', () => {
  const acts = fc.array(act, { minLength: 1, maxLength: 60 });

  it('loses nothing that was played, whichever tab is killed when', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const world = new World();
        world.open();
        for (const step of steps) perform(world, step);
        recover(world);
        expect(world.held).toBeGreaterThanOrEqual(world.furthest);
        expect(world.unsent).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('never reports what the school is known to hold, and never lowers it', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const world = new World();
        world.open();
        let held = 0;
        for (const step of steps) {
          perform(world, step);
          expect(world.held).toBeGreaterThanOrEqual(held);
          held = world.held;
        }
        for (const { seconds, knownBefore } of world.posts)
          expect(seconds).toBeGreaterThan(knownBefore);
      }),
    );
  });

  it('keeps the school within 10 s while the network holds and every report is answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (seconds) => {
        const world = new World();
        world.open();
        const [only] = world.tabs;
        for (let played = 0; only && played < seconds; played += 1) {
          world.play(only, 1);
          world.answer(only, false);
          expect(world.furthest - world.held).toBeLessThan(REPORT_EVERY);
        }
        expect(world.posts.length).toBe(Math.floor(seconds / REPORT_EVERY));
      }),
      { numRuns: 20 },
    );
  });

  it('says no more once the school has refused', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const world = new World();
        world.mayWatch = false;
        world.open();
        for (const step of steps) perform(world, step);
        for (const { isAfterRefusal } of world.posts) expect(isAfterRefusal).toBe(false);
        expect(world.held).toBe(0);
      }),
    );
  });
});
