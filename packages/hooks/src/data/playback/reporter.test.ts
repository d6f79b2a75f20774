import { expect, it, vi } from 'vitest';
import { createReporter } from './reporter.ts';
import type { Outcome } from './reporter.ts';

function open(outcome: Outcome) {
  let seconds = 0;
  const stopped = vi.fn<() => void>();
  const reporter = createReporter(1, 2, {
    outbox: {
      read: () => seconds,
      keep: (_member, _lesson, kept) => void (seconds = kept),
      settle: () => void (seconds = 0),
      lessons: () => [],
    },
    report: async () => outcome,
    later: () => stopped,
  });
  return { reporter, stopped };
}

it('is settled at once when nothing waits', async () => {
  const { reporter, stopped } = open('sent');
  await reporter.whenSettled(1000);
  expect(stopped).toHaveBeenCalledOnce();
});

it('is settled by a refusal', async () => {
  const { reporter } = open('refused');
  reporter.tell({ type: 'played', seconds: 3 });
  const settled = reporter.whenSettled(1000);
  reporter.tell({ type: 'save' });
  await settled;
  expect(reporter.progress).toMatchObject({ reached: 3, known: 0, end: 'refused' });
});

it('tells its listeners until they leave', () => {
  const { reporter } = open('sent');
  const listener = vi.fn<() => void>();
  const stop = reporter.subscribe(listener);
  reporter.tell({ type: 'played', seconds: 3 });
  stop();
  reporter.tell({ type: 'played', seconds: 4 });
  expect(listener).toHaveBeenCalledOnce();
});
