import { expect, it, vi } from 'vitest';
import { openProgress } from './progress.ts';
import { createTracker } from './tracker.ts';
import type { TrackerOptions } from './tracker.ts';

/** A tracker whose clock goes on by a quarter of a second at every look. */
function open(limit: number | null = null) {
  const tell = vi.fn<TrackerOptions['reporter']['tell']>();
  const note = vi.fn<TrackerOptions['note']>();
  let clock = 0;
  const events = createTracker({
    reporter: { tell, progress: openProgress(7) },
    duration: 600.9,
    limit,
    note,
    now: () => (clock += 250),
  });
  const seconds = () =>
    tell.mock.calls.flatMap(([event]) => (event.type === 'played' ? event.seconds : []));
  return { events, note, seconds };
}

const at = (place: number, ...spans: [number, number][]) => [{ spans, place, reached: 7 }];

it('notes once a second what was played since', () => {
  const { events, note, seconds } = open();
  for (const second of [0.25, 0.5, 0.75, 1, 1.25]) events.onTime(second);
  expect(note.mock.calls).toEqual([
    at(0.25, [0, 0.25]),
    at(1, [0.25, 0.5], [0.5, 0.75], [0.75, 1]),
  ]);
  expect(seconds()).toEqual([0, 1]);
});

it('takes a lesson that is first heard of at its first second', () => {
  const { events, seconds } = open();
  events.onTime(1);
  expect(seconds()).toEqual([1]);
});

it('counts no jump that the player did not tell', () => {
  const { events, note, seconds } = open();
  events.onTime(0.5);
  events.onTime(300);
  expect(seconds()).toEqual([0]);
  expect(note).toHaveBeenCalledOnce();
});

it('notes the rest of a second at a pause, and nothing at the next one', () => {
  const { events, note } = open();
  events.onTime(0.25);
  events.onPause(0.75);
  events.onPause(0.75);
  expect(note.mock.calls).toEqual([at(0.25, [0, 0.25]), at(0.75, [0.25, 0.75])]);
});

it.each([
  [null, 600],
  [20, 20],
  [900, 600],
])('ends with a limit of %s at second %i, also when nothing was played', (limit, end) => {
  const { events, note, seconds } = open(limit);
  events.onEnded();
  expect(seconds()).toEqual([end]);
  expect(note.mock.calls).toEqual([at(0)]);
});
