import type * as Knowledge from './knowledge.ts';
import { sinceNow } from './record.ts';

/**
 * Runs a task with the functions that record what the server has and lacks, which are loaded on demand. Resolves to null where
 * that code cannot be loaded, or where the record was reset in the meantime. Begins after `delay` milliseconds.
 */
export async function learn<T>(
  task: (knowledge: typeof Knowledge) => T,
  delay = 0,
): Promise<Awaited<T> | null> {
  const isCurrent = sinceNow();
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  const knowledge = await import('./knowledge.ts').catch(() => null);
  return knowledge && isCurrent() ? await task(knowledge) : null;
}
