/** Seconds of the lesson between two reports (contract 4.10.6). */
export const REPORT_EVERY = 10;

/** Pauses after failures in a row, in milliseconds; the last one repeats. */
const PAUSES = [2000, 5000, 15_000, 30_000] as const;

/** How far one lesson is reported. All positions are whole seconds. */
export interface Progress {
  /** Furthest second that was played or that waits in the outbox. */
  readonly reached: number;
  /** Furthest second that the school is known to hold. */
  readonly known: number;
  /** Second that is on its way. */
  readonly sending: number | null;
  /** Whether something asked for a report while one was on its way. */
  readonly isDue: boolean;
  /** Failures in a row. */
  readonly failures: number;
  /** Length of the lesson; 0 while unknown. */
  readonly duration: number;
  /** Why nothing is reported any more: the school counts the lesson as finished, or took no more. */
  readonly end: 'finished' | 'refused' | null;
}

/** What happens to a lesson's progress. */
export type ProgressEvent =
  /** The lesson was played up to here. */
  | { type: 'played'; seconds: number }
  /** Pause, jump, end, hidden page, leaving, network back: whatever there is has to go now. */
  | { type: 'save' }
  /** The page has heard what the school holds, how long the lesson is, and that it may be watched. */
  | { type: 'heard'; seconds: number; isFinished: boolean; duration: number }
  | { type: 'sent' }
  /** No answer, or none that decides: it may be sent again. */
  | { type: 'failed' }
  /** The school will not take it: no right, no such lesson. */
  | { type: 'refused' };

/** What has to be done about it. */
export type ProgressEffect =
  /** Put the position into the outbox. */
  | { type: 'keep'; seconds: number }
  /** Report the position. */
  | { type: 'send'; seconds: number }
  /** Take positions up to this one out of the outbox. */
  | { type: 'settle'; seconds: number }
  /** Save again after a pause. */
  | { type: 'wait'; ms: number };

type Step = readonly [Progress, readonly ProgressEffect[]];

/** Progress of a lesson of which only the outbox is known. */
export function openProgress(unsent: number): Progress {
  return {
    reached: unsent,
    known: 0,
    sending: null,
    isDue: false,
    failures: 0,
    duration: 0,
    end: null,
  };
}

function send(progress: Progress): Step {
  const { reached, known, sending, end } = progress;
  if (end !== null || reached <= known) return [progress, []];
  if (sending !== null) return [{ ...progress, isDue: true }, []];
  return [{ ...progress, sending: reached, isDue: false }, [{ type: 'send', seconds: reached }]];
}

function isEnough({ reached, known }: Progress): boolean {
  return reached - known >= REPORT_EVERY;
}

function played(progress: Progress, seconds: number): Step {
  if (progress.end !== null || seconds <= progress.reached) return [progress, []];
  const further = { ...progress, reached: seconds };
  const keep: ProgressEffect = { type: 'keep', seconds };
  const isQuiet = further.sending !== null || further.failures > 0;
  if (isQuiet || !isEnough(further)) return [further, [keep]];
  const [next, effects] = send(further);
  return [next, [keep, ...effects]];
}

function heard(progress: Progress, event: Extract<ProgressEvent, { type: 'heard' }>): Step {
  const known = Math.max(progress.known, event.seconds);
  const end = event.isFinished ? ('finished' as const) : null;
  const next = {
    ...progress,
    known,
    end,
    duration: event.duration,
    reached: Math.max(progress.reached, known),
  };
  return [next, [{ type: 'settle', seconds: end === null ? known : next.reached }]];
}

function sent(progress: Progress): Step {
  const known = Math.max(progress.known, progress.sending ?? 0);
  const isFinished = progress.duration > 0 && known >= progress.duration;
  const next: Progress = {
    ...progress,
    known,
    sending: null,
    failures: 0,
    end: isFinished ? 'finished' : progress.end,
  };
  const settle: ProgressEffect = { type: 'settle', seconds: isFinished ? next.reached : known };
  if (!next.isDue && !isEnough(next)) return [next, [settle]];
  const [further, effects] = send(next);
  return [further, [settle, ...effects]];
}

/**
 * What an event makes of a lesson's progress, and what has to be done. A position goes into the
 * outbox the second it is played and leaves it when the school has taken it or said that it never
 * will. Nothing is sent that the school is known to hold, so its value never sinks.
 */
export function nextProgress(progress: Progress, event: ProgressEvent): Step {
  switch (event.type) {
    case 'played':
      return played(progress, event.seconds);
    case 'save':
      return send(progress);
    case 'heard':
      return heard(progress, event);
    case 'sent':
      return sent(progress);
    case 'failed': {
      const failures = progress.failures + 1;
      const ms = PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0;
      return [{ ...progress, sending: null, failures }, [{ type: 'wait', ms }]];
    }
    case 'refused':
      return [
        { ...progress, sending: null, end: 'refused' },
        [{ type: 'settle', seconds: progress.reached }],
      ];
  }
}
