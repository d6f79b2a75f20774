import { ApiError } from '@qinghe/api/client';
import { postWatchRecord } from '@qinghe/api/resources/lessons';
import { isOwnToken, session } from '../../stores/session/index.ts';
import { client } from '../client/index.ts';
import { outbox } from './outbox.ts';
import { createReporter } from './reporter.ts';
import type { Outcome, Reporter } from './reporter.ts';

const reporters = new Map<string, Reporter>();

/** Whether the server has refused the report for a reason that a retry would not change. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'envelope' || error.isUnauthorized)
    return false;
  return error.status === null || (error.status < 500 && error.status !== 429);
}

async function report(memberId: number, lessonId: number, seconds: number): Promise<Outcome> {
  // Another tab may have put another member's token into storage.
  if (session.user?.id !== memberId || !isOwnToken()) return 'failed';
  try {
    await client.send(postWatchRecord, { id: lessonId, duration: seconds }, { keepalive: true });
    return 'sent';
  } catch (error) {
    return isFinal(error) ? 'refused' : 'failed';
  }
}

/** Returns the reporter of a member's lesson; the same one for the lifetime of the page. */
export function reporterOf(memberId: number, lessonId: number): Reporter {
  const key = `${memberId}:${lessonId}`;
  const known = reporters.get(key);
  if (known) return known;
  const reporter = createReporter(memberId, lessonId, {
    outbox,
    report,
    later: (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  });
  reporters.set(key, reporter);
  return reporter;
}

/** Reports the positions in the member's outbox, such as after a crash, an outage or a login. */
export function replay(memberId: number): void {
  for (const lessonId of outbox.lessons(memberId)) {
    const reporter = reporterOf(memberId, lessonId);
    reporter.tell({ type: 'played', seconds: outbox.read(memberId, lessonId) });
    reporter.tell({ type: 'save' });
  }
}
