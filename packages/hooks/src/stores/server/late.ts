import type * as Knowledge from './knowledge.ts';
import { sinceNow } from './record.ts';

/**
 * Does something with what notes of the server are made by, whose code comes late; null where it does not come, or comes
 * for a server that is forgotten by then. Begins after `delay` milliseconds.
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
