import type { Outbox } from './outbox.ts';
import { nextProgress, openProgress } from './progress.ts';
import type { Progress, ProgressEffect, ProgressEvent } from './progress.ts';

/** What became of a report: taken, without a deciding answer, or refused for good. */
export type Outcome = 'sent' | 'failed' | 'refused';

/** What a reporter needs of the world. */
export interface ReporterWorld {
  outbox: Outbox;
  /** Reports a position; never rejects. */
  report: (memberId: number, lessonId: number, seconds: number) => Promise<Outcome>;
  /** Runs a task after some milliseconds; returns the way to prevent it. */
  later: (task: () => void, ms: number) => () => void;
}

/** Brings one member's progress in one lesson to the school. */
export interface Reporter {
  /** How far it is. */
  readonly progress: Progress;
  /** Says what has happened. */
  tell: (event: Exclude<ProgressEvent, { type: 'sent' | 'failed' | 'refused' }>) => void;
  /** Resolves when nothing waits any more, or after some milliseconds. */
  whenSettled: (ms: number) => Promise<void>;
  /** Runs a listener after every change; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
}

/** Whether there is nothing to report. */
export function isSettled({ reached, known, end }: Progress): boolean {
  return end !== null || reached <= known;
}

/** Creates the reporter of a lesson, beginning with what waits in the outbox. */
export function createReporter(
  memberId: number,
  lessonId: number,
  { outbox, report, later }: ReporterWorld,
): Reporter {
  const listeners = new Set<() => void>();
  let progress = openProgress(outbox.read(memberId, lessonId));
  let cancelPause = () => {};

  function perform(effect: ProgressEffect): void {
    switch (effect.type) {
      case 'keep':
        outbox.keep(memberId, lessonId, effect.seconds);
        break;
      case 'settle':
        outbox.settle(memberId, lessonId, effect.seconds);
        break;
      case 'wait':
        cancelPause();
        cancelPause = later(() => tell({ type: 'save' }), effect.ms);
        break;
      case 'send':
        cancelPause();
        void report(memberId, lessonId, effect.seconds).then((type) => tell({ type }));
        break;
    }
  }

  function tell(event: ProgressEvent): void {
    const [next, effects] = nextProgress(progress, event);
    progress = next;
    effects.forEach(perform);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    get progress() {
      return progress;
    },
    tell,
    subscribe,
    whenSettled: (ms) =>
      new Promise((resolve) => {
        const end = () => {
          cancelTimeout();
          stop();
          resolve();
        };
        const cancelTimeout = later(end, ms);
        const stop = subscribe(() => isSettled(progress) && end());
        if (isSettled(progress)) end();
      }),
  };
}
