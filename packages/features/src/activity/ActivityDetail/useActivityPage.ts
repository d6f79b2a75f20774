import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { useActivity } from '@qinghe/hooks/data/activities';
import { isNotFound } from '@qinghe/hooks/data/swr';
import type { Query } from '@qinghe/hooks/data/swr';
import { readId } from '@qinghe/hooks/url';

/** The activity of a detail page. */
export interface ActivityPageState {
  query: Query<ActivityDetail>;
  /** Whether the activity does not exist. */
  isGone: boolean;
}

/** Loads the activity that the address names; an invalid id counts as not found. */
export function useActivityPage(activateId: string | undefined): ActivityPageState {
  const id = readId(activateId);
  const query = useActivity(id);
  return { query, isGone: id === null || (!query.data && isNotFound(query.error)) };
}
