import type * as Knowledge from './knowledge.ts';

/** Does something with what notes of the server are made by, whose code comes late; null where it does not come. */
export async function learn<T>(
  task: (knowledge: typeof Knowledge) => T,
): Promise<Awaited<T> | null> {
  const knowledge = await import('./knowledge.ts').catch(() => null);
  return knowledge && (await task(knowledge));
}
