/** What is needed of an activity to compare times. */
export interface Planned {
  id: number;
  title: string;
  started_at: string | null;
  ended_at: string | null;
}

/** From start to end in epoch milliseconds; without a usable end the start alone. */
function spanOf({ started_at, ended_at }: Planned): [from: number, to: number] | null {
  const from = Date.parse(started_at ?? '');
  if (Number.isNaN(from)) return null;
  const to = Date.parse(ended_at ?? '');
  return [from, to > from ? to : from + 1];
}

/**
 * The first planned activity at the same time as another one; null when there is none. Activities
 * that only follow one another do not clash.
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
