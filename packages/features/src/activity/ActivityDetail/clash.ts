/** Fields of an activity that are needed to compare times. */
export interface Planned {
  id: number;
  title: string;
  started_at: string | null;
  ended_at: string | null;
}

/** Returns start and end in epoch milliseconds; without a valid end the span is 1 ms long. Null without a valid start. */
function spanOf({ started_at, ended_at }: Planned): [from: number, to: number] | null {
  const from = Date.parse(started_at ?? '');
  if (Number.isNaN(from)) return null;
  const to = Date.parse(ended_at ?? '');
  return [from, to > from ? to : from + 1];
}

/**
 * Returns the first planned activity that overlaps another one in time; null when there is none. Activities that directly follow
 * one another do not clash.
 */
export function findClash<P extends Planned>(activity: Planned, planned: readonly P[]): P | null {
  const own = spanOf(activity);
  if (!own) return null;
  const clash = planned.find((other) => {
    const span = other.id === activity.id ? null : spanOf(other);
    return span !== null && span[0] < own[1] && own[0] < span[1];
  });
  return clash ?? null;
}
